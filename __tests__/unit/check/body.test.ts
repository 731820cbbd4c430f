import { getLinkTargets } from "../../../src/check/link-targets";
import { galleryPageSize } from "../../../src/site";
import { appendLines, type Change, edit, testFile } from "./support/content";

/** A page with headings that has these lines, from line 9 on. */
const page = (lines: string) =>
  `---\ntitle: "Novo"\nintro: "Novo."\nsky: "noon"\n---\n\nTekst.\n\n${lines}\n`;
/** A section with one question; its answer, on line 7, may have links. */
const answer = (text: string) =>
  `---\norder: 4\nicon: "book"\ntitle: "Pitanja"\nquestions:\n  - question: "Gdje?"\n    answer: ${JSON.stringify(text)}\n---\n`;
/** A field without links, on line 8. */
const field = (text: string) => edit(/^eyebrow.*$/m, `eyebrow: ${JSON.stringify(text)}`);

/** A row for each text; its name is the text. */
const each = (change: (text: string) => Change, ...rows: (readonly [string, ...string[]])[]) =>
  rows.map(([text, ...expected]) => [JSON.stringify(text), change(text), ...expected] as const);

describe("a page with headings", () => {
  testFile(
    "pages/novo.md",
    ...each(
      page,
      ["##Naslov", "9:1 nema običnog razmaka"],
      ["## ", "9:1 nema riječi, pa"],
      ["## ****", "! 9:4 ostali znakovi"],
      ["[](/program) [**\u00A0**](/program)", "! 9:15 ostali znakovi", "9:1 nema riječi na koje"],
      ["![a](./a.png)", "9:1 ne može staviti u tekst"],
      ["Zovite **{telefn}** ili {telefon}.", "9:10 ne zna šta da upiše na mjesto {telefn}"],
      ["Više [https://ilidza.ba] ili {telefn}.", "9:1 na mjesto {telefn}"],
      ["```\nkapa\n```", "9:1 blok koda"],
      [
        "A <b>x</b>\n\n<script>alert(1)</script>",
        "11:1 HTML oznaka",
        "11:17 HTML oznaka",
        "9:3 HTML oznaka",
        "9:7 HTML oznaka",
      ],
      ["Kapa\n=======\n>>>>>>> main", "10:1 spajanja dviju"],
      ["Cijene:\n| A | B |\n| 1 | 2 |", "10:1 red s crticama"],
      ["**Napomena:**ponesite kapu.", "! 9:1 ostali znakovi"],
      ["Ovo je ~~ staro ~~ i __važno __.", "! 9:8 ostali znakovi"],
      ["- [ ] papuče", "! 9:3 ostali znakovi"],
      ["Prvo, Ana &amp;amp; Emir", "! 9:11 ostali znakovi"],
      ["Prvi red\n[cjenovnik] (/program)", "! 10:11 ostali znakovi „] (”"],
      ["(program) [https://ilidza.ba] [cjenovnik]: /program", "! 9:12 ostali znakovi „]:”"],
      ["[cjenovnik](/program", "! 9:11 ostali znakovi „](”"],
      // What looks like it, and is meant.
      ["## `kapa`\n\n[**kapa**](/program) [😀](/program)"],
      ["    Poštovani,\n\n\tdođite.\n---\nČekamo Vas.\n\n[Napomena]: kapa\n\n14. maja"],
      ["Cijena je 25 KM*\n\n* bez užine\n\nIme: ________ [vidi dolje] (u nastavku)"],
      ["<<<<<< a\n\nCijena:\n========\n\n>>>>>> b"],
      ["**Važno:** kapu, _uvijek_. R&B i A & B. Pišite `**`, `<b>`.\n\n1. a\n2. b\n\n- c"],
      ["## Cijene\n\n| Boravak | Cijena |\n| :-- | --: |\n| Dan | 20\u00A0KM |"],
    ),
  );
});

describe("a text without headings", () => {
  const rows = each(
    appendLines,
    ["# Naslov", "perks/team.md:13:1 naslov nema mjesta"],
    ["| A | B |\n| --- | --- |", "perks/team.md:13:1 tabela nema mjesta"],
  );
  testFile("perks/team.md", ...rows, [
    "no text",
    (text) => text.slice(0, text.lastIndexOf("---") + 4),
    "perks/team.md:10:1 Nema glavnog teksta",
  ]);
});

describe("a field", () => {
  testFile(
    "pages/home.md",
    ...each(
      field,
      ["<b>Centar</b>", "8:1 HTML oznaka", "8:1 HTML oznaka"],
      ["[a](/program)", "8:1 ne može stajati link"],
      ["[cjenovnik] (/program)", "8:1 ne može stajati link"],
      ["**Važno**", "! 8:1 ostali znakovi"],
      ["## Naslov", "! 8:1 ostali znakovi"],
      ['Cijena: 20\u00A0KM, „Igra” i "rad"'],
    ),
  );
  const intro = (text: string) => page("").replace('"Novo."', JSON.stringify(text));
  testFile(
    "pages/novo.md",
    ...each(intro, ["Prvi pasus.\n\nDrugi.", "3:1 jedan pasus"], ["Pasus.\n"]),
  );
  testFile(
    "program/pitanja.md",
    ...each(
      answer,
      [
        "1. marta, [upis](/upsi) i [papiri](/files/a.pdf).",
        "7:5 dokument kojeg nema",
        "7:5 stranicu koja ne postoji",
      ],
      ["(program)[/program]", "! 7:5 ostali znakovi „)[”"],
      ["Prvi pasus.\n\nDrugi: **da**, AT&amp;T, [program](/program#premises)."],
    ),
  );
});

describe("a link", () => {
  const badAddressesAt = (...columns: number[]) =>
    columns.map((column) => `13:${column} nije ispravna adresa`);
  testFile(
    "perks/team.md",
    ...each(
      appendLines,
      ["[a](/nema)", "13:1 stranicu koja ne postoji"],
      ["[a](/program#cijenovnik)", "13:1 dio stranice koji ne postoji"],
      ["[a](/gallery#slika-99)", "13:1 sliku koja ne postoji"],
      ["[a](/upis#upis-slika-9)", "13:1 sliku koja ne postoji"],
      ["[a](javascript:alert) [b](http:a) [c](ilidza.ba)", ...badAddressesAt(1, 23, 35)],
      ["[a](mailto:pisite) [b](tel:061) [c](tel:+38762123)", ...badAddressesAt(1, 20, 33)],
      ["[a](mailto:{telefon}) [b](tel:{mail}) [c](mailto:{email})", ...badAddressesAt(1, 23, 39)],
      ["Otvorite http://localhost:8000/upis ili https://ilidza odmah.", ...badAddressesAt(10, 41)],
      ["[a](/novi upis) [b](https://www.a.ba/moj upis)", "! 13:3 ostali znakovi „](”"],
      ["[a](/files/Zahtjev za upis.pdf)", "! 13:3 ostali znakovi „](”"],
      ["[a](/files/nema.pdf)", "13:1 dokument kojeg nema"],
      ["[a](zahtjev.pdf) [b](../files/kucni-red.pdf)", ...badAddressesAt(1, 18)],
      ["[a](/files/kucni-red.pdf#page=2)"],
      ["[a](https://www.ilidza.ba/plan.pdf) [b](tel:+38733000000) [c](mailto:a@b.ba)"],
      ["[a](mailto:{mail}?subject=Upis) [b](tel:{telefon}) www.ilidza.ba, ime@ilidza.ba."],
      [
        "[a](/gallery#slika-3) [b](/program#premises-slika-2) [c](/upis#papiri) [d](/upis#upis-slika-2)",
      ],
    ),
  );
  it("leads to the photos of the gallery's first page only", () => {
    const gallery = Array<string>(galleryPageSize + 1).fill("a");
    const { pages } = getLinkTargets([], [], { gallery, premises: [] });
    expect(pages.get("/gallery")?.photos.get("slika")).toHaveLength(galleryPageSize);
  });
  const inMenu = (to: string) => edit('"/gallery"', JSON.stringify(to));
  testFile(
    "site/navigation.yml",
    ["to nowhere", inMenu("/kontakt"), "11:5 stranicu koja ne postoji"],
    ["to a document", inMenu("/files/kucni-red.pdf"), "11:5 a ne na dokument"],
    ["with a space that nobody sees", inMenu("/gallery\u2009")],
  );
});
