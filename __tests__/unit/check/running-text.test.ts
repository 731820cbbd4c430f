/** @jest-environment node */
import { checkDamaged, listed, printed } from "./support/content-copy";

/** Adds lines to the text of a file. */
const below = (lines: string) => (text: string) => `${text.trimEnd()}\n\n${lines}\n`;

describe("a heading", () => {
  const what = "Ovdje naslov nema mjesta, jer je naslov već upisan u poljima.";

  it("is refused where the fields hold the only one, with the remedy", async () => {
    expect(printed(await checkDamaged({ "perks/team.md": below("# Naslov") }))).toEqual([
      [
        `GREŠKA: ${what}`,
        "Gdje: content/perks/team.md:13:1",
        "Šta uraditi: Obrišite znakove # na početku reda. Riječi možete istaknuti ovako: **riječi**",
      ].join("\n"),
    ]);
  });

  it.each(["## Naslov", "##Naslov", "- # Naslov"])(
    "is refused in a card, a notice, an introduction and the mission: %s",
    async (heading) => {
      const files = ["notices/upisi.md", "pages/about-us.md", "pages/contact.md", "perks/team.md"];
      const found = listed(
        await checkDamaged(Object.fromEntries(files.map((one) => [one, below(heading)]))),
      );
      expect(found.map((line) => line.replace(/:\d+:\d+/, ""))).toEqual(
        files.map((file) => `${file} ${what}`),
      );
    },
  );

  it.each(["perks/team.md", "program/cjenovnik.md"])(
    "that a mark of Git's makes, which was left over, is reported as that: %s",
    async (file) => {
      expect(listed(await checkDamaged({ [file]: below("Naslov\n=======") }))).toEqual([
        expect.stringMatching(/ Ovdje su ostale oznake programa Git/),
      ]);
    },
  );
});

it.each([
  [
    "## ",
    "Iza znakova # na početku reda nema riječi, pa bi podnaslov bio prazan.",
    "Upišite ih ili obrišite taj red.",
  ],
  [
    "[ ](/program)",
    "Link nema riječi na koje bi se kliknulo.",
    "Upišite ih u uglaste zagrade. Primjer: [cjenovnik](/program)",
  ],
])("without words is refused with the remedy: %j", async (text, what, fix) => {
  expect(printed(await checkDamaged({ "program/cjenovnik.md": below(text) }))).toEqual([
    `GREŠKA: ${what}\nGdje: content/program/cjenovnik.md:28:1\nŠta uraditi: ${fix}`,
  ]);
});

it.each(["##", "# #", "## ****", "[](/program)", "[**\u00A0**](/program)"])(
  "without words are headings and links in other forms: %j",
  async (text) => {
    expect(await checkDamaged({ "program/cjenovnik.md": below(text) })).toHaveLength(1);
  },
);

it("words in code or bold letters are words", async () => {
  const lines = "## `kapa`\n\n[**kapa**](/program) [😀](/program)";
  expect(listed(await checkDamaged({ "program/cjenovnik.md": below(lines) }))).toEqual([]);
});

it.each(["```\nkapa\n```", "~~~\nkapa"])(
  "a block of code is refused with the remedy: %j",
  async (code) => {
    const what = "Ovdje počinje blok koda, čiji redovi na telefonu izlaze iz ekrana.";
    expect(printed(await checkDamaged({ "perks/team.md": below(code) }))).toEqual([
      [
        `GREŠKA: ${what}`,
        "Gdje: content/perks/team.md:13:1",
        "Šta uraditi: Obrišite red znakova ``` ili ~~~ na početku i na kraju bloka.",
      ].join("\n"),
    ]);
  },
);

it("what Markdown would take for code or a heading elsewhere is text", async () => {
  const lines = "    Poštovani,\n\n\tdođite.\n---\nČekamo Vas.\n\n[Napomena]: kapa\n\n14. maja";
  expect(listed(await checkDamaged({ "perks/team.md": below(lines) }))).toEqual([]);
});

it("links may name the telephone and the e-mail of the centre, each in its own kind of address", async () => {
  const sound =
    "[a](mailto:{mail}) [b](mailto:{mail}?subject=Upis) [c](tel:{telefon}) [d](tel:{telefon2})";
  const wrong = "[a](mailto:{telefon}) [b](tel:{mail}) [c](mailto:{email})";
  expect(listed(await checkDamaged({ "perks/team.md": below(`${sound}\n\n${wrong}`) }))).toEqual([
    "perks/team.md:15:1 Link „mailto:{telefon}” nije ispravna adresa.",
    "perks/team.md:15:23 Link „tel:{mail}” nije ispravna adresa.",
    "perks/team.md:15:39 Link „mailto:{email}” nije ispravna adresa.",
  ]);
});

describe("an address without brackets", () => {
  it("is a link on the page, and is checked as one", async () => {
    const lines = "Otvorite http://localhost:8000/upis ili https://ilidza odmah.";
    expect(listed(await checkDamaged({ "perks/team.md": below(lines) }))).toEqual([
      "perks/team.md:13:10 Link „http://localhost:8000/upis” nije ispravna adresa.",
      "perks/team.md:13:41 Link „https://ilidza” nije ispravna adresa.",
    ]);
  });

  it("may stand in a text, as may signs in code", async () => {
    const lines =
      "Otvorite www.ilidza.ba, https://www.ilidza.ba/a ili ime@ilidza.ba. Pišite `<b>`.";
    expect(listed(await checkDamaged({ "perks/team.md": below(lines) }))).toEqual([]);
  });
});
