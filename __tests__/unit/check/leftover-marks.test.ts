/** @jest-environment node */
import { checkDamaged, listed, printed, swap } from "./support/content-copy";

/** What the check finds in lines below the fields of a page with headings, from line 9 on. */
async function foundBelow(lines: string) {
  const page = `---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\nTekst.\n\n${lines}\n`;
  return checkDamaged({ "pages/novo.md": page });
}

/** What it finds in a field without and in one with links. */
const foundInField = async (text: string) =>
  checkDamaged({ "pages/home.md": swap(/^eyebrow.*$/m, `eyebrow: ${JSON.stringify(text)}`) });
const foundInAnswer = async (text: string) => {
  const answer = `---\norder: 4\nicon: "book"\ntitle: "Pitanja"\nquestions:\n  - question: "Gdje?"\n    answer: ${JSON.stringify(text)}\n---\n`;
  return checkDamaged({ "program/pitanja.md": answer });
};

const left = (mark: string) => `! U tekstu su ostali znakovi „${mark}”, koje bi roditelji vidjeli.`;

it.each([
  [
    "**Napomena:**ponesite kapu.",
    "U tekstu su ostali znakovi „**”, koje bi roditelji vidjeli.",
    "Zvjezdice stoje tik uz riječi, a ispred i iza njih je razmak. Primjer: **Važno:** ponesite kapu.",
  ],
  [
    "Otvorite [cjenovnik] (/program).",
    "Ovo ne bi bio link: „[cjenovnik] (/program).”.",
    "Prvo idu riječi u uglastim, pa odmah iza njih adresa u običnim zagradama. Primjer: [cjenovnik](/program)",
  ],
  [
    "– kapa\n– papuče",
    "Ovi redovi liče na spisak, ali se ne bi prikazali kao spisak.",
    "U tekstu ispod polja svaki red spiska počnite crticom ili brojem i razmakom. Primjer: - papuče",
  ],
  [
    "dje?ak",
    "Usred riječi je upitnik.",
    "Ako je došao na mjesto slova č, ć, ž, š ili đ, upišite to slovo. Ako nije, iza njega upišite razmak.",
  ],
])("what was left over is reported with the remedy: %j", async (text, what, fix) => {
  const [problem, ...others] = printed(await foundBelow(text));
  expect(problem?.split("\n").filter((line) => !line.startsWith("Gdje"))).toEqual([
    `UPOZORENJE: ${what}`,
    `Šta uraditi: ${fix}`,
  ]);
  expect(others).toEqual([]);
});

it.each([
  ["** Važno **", "9:1", "**"],
  ["Ovo je ~~ staro ~~.", "9:8", "~~"],
  ["Prvi red\n__Važno __", "10:1", "__"],
  ["- [ ] papuče", "9:1", "[ ]"],
  ["Cijena[^1]", "9:7", "[^1]"],
  ["Naslov\n===", "10:1", "==="],
  ["Prvo\\nDrugo", "9:5", "\\n"],
  ["Ana &amp;amp; Emir i &nbps;", "9:5", "&amp;"],
])("a mark is found in running text: %j", async (text, place, mark) => {
  expect(listed(await foundBelow(text))).toEqual([`pages/novo.md:${place} ${left(mark)}`]);
});

it.each(["**Važno**", "&amp;", "a&nbsp;b", "&#39;", "## Naslov", "__Važno__", "~~staro~~"])(
  "a mark is found in a field: %s",
  async (text) => {
    const [mark = ""] = /&\S+;|&nbsp;|##|\*\*|__|~~/.exec(text) ?? [];
    expect(listed(await foundInField(text))).toEqual([`pages/home.md:8:1 ${left(mark)}`]);
  },
);

it("a field with links may have bold words and entities, but no marks that are left over", async () => {
  expect(listed(await foundInAnswer("**Da**, AT&amp;T."))).toEqual([]);
  expect(listed(await foundInAnswer("**Da:**uvijek."))).toEqual([
    `program/pitanja.md:7:5 ${left("**")}`,
  ]);
  expect(listed(await foundInAnswer("(program)[/program]"))).toEqual([
    "program/pitanja.md:7:5 ! Ovo ne bi bio link: „(program)[/program]”.",
  ]);
  expect(listed(await foundInAnswer("Ponesite:\n- kapu\n–vodu"))).toEqual([]);
  expect(listed(await foundInAnswer("Ponesite:\n– kapu\n–vodu"))).toEqual([
    "program/pitanja.md:7:5 ! Ovi redovi liče na spisak, ali se ne bi prikazali kao spisak.",
  ]);
});

it("a field without links has neither links nor what was meant as one", async () => {
  const what = "U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.";
  for (const text of ["[a](/program)", "[a] (/program)", "(a)[/program]"]) {
    expect(listed(await foundInField(text))).toEqual([`pages/home.md:8:1 ${what}`]);
  }
});

it.each([
  "[cjenovnik] (/program)",
  "(program)[/program]",
  "[cjenovnik]: /program",
  "[cjenovnik]{/program}",
  "[cjenovnik]/program",
  "[Ilidža] (https://www.ilidza.ba)",
  "(Ilidža) [www.ilidza.ba]",
  "[cjenovnik](/program",
])("brackets that make no link are found: %s", async (text) => {
  const found = await foundBelow(`Prvi red\n${text}`);
  expect(listed(found)).toEqual([`pages/novo.md:10:1 ! Ovo ne bi bio link: „${text}”.`]);
});

it.each([
  ["Ponesite:\n• kapu\n• vodu", 10],
  ["-kapa\n-papuče", 9],
  ["-\u00A0kapa\n-\u00A0papuče", 9],
  ["Upis:\n1.Dođite\n2.Potpišite", 10],
  ["1)Dođite\n2)Potpišite", 9],
])("lines that look like a list are found: %j", async (text, line) => {
  expect(listed(await foundBelow(text))).toEqual([
    `pages/novo.md:${line}:1 ! Ovi redovi liče na spisak, ali se ne bi prikazali kao spisak.`,
  ]);
});

it.each(["##\u00A0Naslov", "  ##\u2003Naslov"])(
  "an unusual space in a heading is named: %j",
  async (text) => {
    expect(listed(await foundBelow(text))).toEqual([
      expect.stringContaining(
        "Iza znakova # na početku reda razmak nije običan, pa ovo ne bi bio naslov.",
      ),
    ]);
  },
);

it.each([
  "– Dobar dan, reče medo.\n\n– Dobar dan, reče zeko.",
  "14.maja je izlet.\n21.maja je priredba.",
  "Temperatura:\n-5 do 3 °C",
  "Cijena je 25 KM*\n\n* bez užine",
  "Ime: ________ [vidi dolje] (u nastavku)",
  "**Važno:** ponesite kapu, _uvijek_. Znate li? Da. R&B i A & B.",
  "Otvorite https://www.ilidza.ba/plan?grad=a&b=c#d i [a](https://www.ilidza.ba/?a?b).",
  "Pišite `**`.\n\n1. a\n2. b\n\n- c\n- [d](/program)",
])("nothing is found in %j", async (text) => {
  expect(listed(await foundBelow(text))).toEqual([]);
});
