import { getLinkTargets } from "../../../src/check/link-targets";
import { galleryPageSize } from "../../../src/site";
import {
  appendLines,
  type Change,
  type ExpectedProblem,
  edit,
  error,
  testFile,
  warning,
} from "./support/content";

/** A page with headings that has these lines. */
const page = (lines: string) =>
  `---\ntitle: "Novo"\nintro: "Novo."\nsky: "noon"\n---\n\nTekst.\n\n${lines}\n`;
/** A section with one question, whose answer may have links. */
const answer = (text: string) =>
  `---\norder: 4\nicon: "book"\ntitle: "Pitanja"\nquestions:\n  - question: "Gdje?"\n    answer: ${JSON.stringify(text)}\n---\n`;
/** A field without links. */
const field = (text: string) => edit(/^eyebrow.*$/m, `eyebrow: ${JSON.stringify(text)}`);

/** A case for each text, named by it. */
const each = (
  change: (text: string) => Change,
  ...rows: (readonly [string, ...ExpectedProblem[]])[]
) => rows.map(([text, ...expected]) => [JSON.stringify(text), change(text), ...expected] as const);

describe("a page with headings", () => {
  testFile(
    "pages/novo.md",
    ...each(
      page,
      ["##Naslov", error("##Naslov", "nema običnog razmaka")],
      ["## ", error("##", "nema riječi, pa")],
      ["## ****", warning("****", "ostali znakovi")],
      [
        "[](/program) [**\u00A0**](/program)",
        error("[](/program) [", "nema riječi"),
        warning("**\u00A0**", "ostali"),
      ],
      ["![a](./a.png)", error("![a](./a.png)", "ne može staviti u tekst")],
      ["Zovite **{telefn}** ili {telefon}.", error("{telefn}**", "ne zna šta da upiše")],
      ["Više [https://ilidza.ba] ili {telefn}.", error("Više [https:", "na mjesto {telefn}")],
      ["```\nkapa\n```", error("```", "blok koda")],
      [
        "A <b>x</b>\n\n<script>alert(1)</script>",
        ...["<b>", "</b>", "<script>", "</script>"].map((tag) => error(tag, "HTML oznaka")),
      ],
      ["Kapa\n=======\n>>>>>>> main", error("=======", "spajanja dviju")],
      ["Cijene:\n| A | B |\n| 1 | 2 |", error("| A | B |", "red s crticama")],
      ["**Napomena:**ponesite kapu.", warning("**Napomena:**", "ostali znakovi")],
      ["Ovo je ~~ staro ~~ i __važno __.", warning("~~ staro ~~ i", "ostali znakovi")],
      ["- [ ] papuče", warning("[ ] papuče", "ostali znakovi")],
      ["Prvo, Ana &amp;amp; Emir", warning("&amp;amp; Emir", "ostali znakovi")],
      ["Prvi red\n[cjenovnik] (/program)", warning("] (/program)", "ostali znakovi „] (”")],
      [
        "(program) [https://ilidza.ba] [cjenovnik]: /program",
        warning("https", "ostali znakovi „]:”"),
      ],
      ["[cjenovnik](/program", warning("](/program", "ostali znakovi „](”")],
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
    ["# Naslov", error("# Naslov", "naslov nema mjesta")],
    ["| A | B |\n| --- | --- |", error("| A | B |", "tabela nema mjesta")],
  );
  testFile("perks/team.md", ...rows, [
    "a file without text",
    (text) => text.slice(0, text.lastIndexOf("---") + 4),
    error("", "Nema glavnog teksta"),
  ]);
});

describe("a field", () => {
  testFile(
    "pages/home.md",
    ...each(
      field,
      ["<b>Centar</b>", error("eyebrow", "HTML oznaka"), error("eyebrow", "HTML oznaka")],
      ["[a](/program)", error("eyebrow", "ne može stajati link")],
      ["[cjenovnik] (/program)", error("eyebrow", "ne može stajati link")],
      ["**Važno**", warning("eyebrow", "ostali znakovi")],
      ["## Naslov", warning("eyebrow", "ostali znakovi")],
      ['Cijena: 20\u00A0KM, „Igra” i "rad"'],
    ),
  );
  const intro = (text: string) => page("").replace('"Novo."', JSON.stringify(text));
  testFile(
    "pages/novo.md",
    ...each(intro, ["Prvi pasus.\n\nDrugi.", error("intro", "jedan pasus")], ["Pasus.\n"]),
  );
  testFile(
    "program/pitanja.md",
    ...each(
      answer,
      [
        "1. marta, [upis](/upsi) i [papiri](/files/a.pdf).",
        error("answer", "stranicu koja ne postoji"),
        error("answer", "dokument kojeg nema"),
      ],
      ["(program)[/program]", warning("answer", "ostali znakovi „)[”")],
      ["Prvi pasus.\n\nDrugi: **da**, AT&amp;T, [program](/program#premises)."],
    ),
  );
});

describe("a link", () => {
  const badAddresses = (...links: string[]) =>
    links.map((link) => error(link, "nije ispravna adresa"));
  testFile(
    "perks/team.md",
    ...each(
      appendLines,
      ["[a](/nema)", error("[a]", "stranicu koja ne postoji")],
      ["[a](/program#cijenovnik)", error("[a]", "dio stranice koji ne postoji")],
      ["[a](/gallery#slika-99)", error("[a]", "sliku koja ne postoji")],
      ["[a](/upis#upis-slika-9)", error("[a]", "sliku koja ne postoji")],
      ["[a](javascript:alert) [b](http:a) [c](ilidza.ba)", ...badAddresses("[a]", "[b]", "[c]")],
      ["[a](mailto:pisite) [b](tel:061) [c](tel:+38762123)", ...badAddresses("[a]", "[b]", "[c]")],
      [
        "[a](mailto:{telefon}) [b](tel:{mail}) [c](mailto:{e})",
        ...badAddresses("[a]", "[b]", "[c]"),
      ],
      [
        "Otvorite http://localhost:8000/upis ili https://ilidza.",
        ...badAddresses("http:", "https:"),
      ],
      [
        "[a](/novi upis) [b](https://www.a.ba/moj upis)",
        warning("](/novi upis)", "ostali znakovi „](”"),
      ],
      ["[a](/files/Zahtjev za upis.pdf)", warning("](/files", "ostali znakovi „](”")],
      ["[a](/files/nema.pdf)", error("[a]", "dokument kojeg nema")],
      ["[a](zahtjev.pdf) [b](../files/kucni-red.pdf)", ...badAddresses("[a]", "[b]")],
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
    ["a menu link to nowhere", inMenu("/kontakt"), error("to", "stranicu koja ne postoji")],
    ["a menu link to a document", inMenu("/files/kucni-red.pdf"), error("to", "a ne na dokument")],
    ["a menu link with an invisible space", inMenu("/gallery\u2009")],
  );
});
