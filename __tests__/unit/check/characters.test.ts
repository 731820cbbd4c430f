/** @jest-environment node */
import { checkDamaged, listed, printed, soundText, swap } from "./support/content-copy";

/** Adds lines to the text of a card, which has 11. */
const withLines = (lines: string) => ({
  "perks/team.md": (text: string) => `${text.trimEnd()}\n\n${lines}\n`,
});
const foundIn = async (lines: string) => listed(await checkDamaged(withLines(lines)));

describe("an invisible character", () => {
  const what = (code: string) =>
    `Ovdje stoji nevidljiv znak (${code}), prenesen iz programa iz kojeg je tekst kopiran.`;

  it("is reported with its code, place and the remedy", async () => {
    const problems = await checkDamaged(
      withLines("Dođite\u200B na izlet.\n\nPo\u202Enesite kapu."),
    );
    expect(printed(problems)).toEqual([
      [
        `GREŠKA: ${what("U+200B")}`,
        "Gdje: content/perks/team.md:13:7",
        "Šta uraditi: Stavite kursor iza njega i pritisnite Backspace, ili obrišite cijelu riječ i napišite je ponovo.",
      ].join("\n"),
      expect.stringContaining(`${what("U+202E")}\nGdje: content/perks/team.md:15:3`),
    ]);
  });

  it.each([
    ["[a](https://www.ilidza.ba\u200B)", "13:26", "U+200B"],
    ["https://www.ilidza.ba/\u2060", "13:23", "U+2060"],
    ["a\uFEFFb", "13:2", "U+FEFF"],
    ["a\u200Db", "13:2", "U+200D"],
    ["a\u2028b", "13:2", "U+2028"],
    ["\u200E+387 33 123 456", "13:1", "U+200E"],
  ])("is found in %j", async (text, place, code) => {
    expect(await foundIn(text)).toEqual([`perks/team.md:${place} ${what(code)}`]);
  });

  it("is found in a telephone number", async () => {
    const damage = swap("+387 61 111 101", "\u202A+387 61 111 101\u202C");
    expect(listed(await checkDamaged({ "site/centre.yml": damage }))).toEqual([
      `site/centre.yml:6:6 ${what("U+202A")}`,
    ]);
  });

  it("may be a joiner in an emoji or a foreign word, or a soft hyphen", async () => {
    expect(
      await foundIn("👨\u200D👩\u200D👧 ❤️\u200D🔥 🧑🏽\u200D🎨 می\u200Cخواهم rođen\u00ADdan"),
    ).toEqual([]);
  });
});

describe("an unusual space", () => {
  const what = "Ovaj razmak nije običan (U+00A0), pa se red ne može pročitati kako treba.";

  it("in YAML is reported with its code and the remedy", async () => {
    const damage = swap(/^ {2}street/m, "\u00A0\u00A0street");
    expect(printed(await checkDamaged({ "site/centre.yml": damage }))).toEqual([
      [
        `GREŠKA: ${what}`,
        "Gdje: content/site/centre.yml:10:1",
        "Šta uraditi: Obrišite ga i upišite ponovo tipkom za razmak.",
      ].join("\n"),
    ]);
  });

  it.each([
    ["behind a colon", swap(/^name: /m, "name:\u00A0"), "3:6"],
    ["behind a dash", swap('- "+387 61 111 101"', '-\u00A0"+387 61 111 101"'), "6:4"],
    ["behind quotes", swap(/^(?=email)/m, 'name2: "a"\u00A0\n'), "8:11"],
    ["among plain ones", swap(/^ {2}street/m, " \u00A0street"), "10:2"],
  ])("in YAML is found %s", async (_name, damage, place) => {
    expect(listed(await checkDamaged({ "site/centre.yml": damage }))).toEqual([
      `site/centre.yml:${place} ${what}`,
    ]);
  });

  it("is named in a telephone number and in links, where it looks right", async () => {
    const value = (text: string) =>
      `U vrijednosti „${text}” je znak koji samo izgleda kao razmak ili se ne vidi`;
    const damages = {
      "perks/team.md": (text: string) => `${text}\n[a](https://www.ilidza.ba/\u00AD)\n`,
      "site/centre.yml": swap("+387 61 111", "+387\u00A061 111"),
      "site/navigation.yml": swap('"/gallery"', '"/gallery\u2009"'),
    };
    expect(listed(await checkDamaged(damages))).toEqual([
      `perks/team.md:13:1 ${value("https://www.ilidza.ba/\u00AD")} (U+00AD).`,
      `site/centre.yml:6:5 ${value("+387\u00A061 111 101")} (U+00A0).`,
      `site/navigation.yml:11:5 ${value("/gallery\u2009")} (U+2009).`,
    ]);
  });

  it("may stand in a text", async () => {
    const damage = swap(/^eyebrow.*$/m, 'eyebrow: "Cijena: 20\u00A0KM"');
    expect(listed(await checkDamaged({ "pages/home.md": damage }))).toEqual([]);
    expect(await foundIn("Cijena: 20\u00A0KM")).toEqual([]);
  });
});

it("letters that a Mac has taken apart are compared as whole ones", async () => {
  const apart = Object.fromEntries(
    ["site/centre.yml", "pages/home.md", "pages/about-us.md"].map((file) => {
      expect(soundText(file).normalize("NFD")).not.toBe(soundText(file));
      return [file, (text: string) => text.normalize("NFD")];
    }),
  );
  expect(listed(await checkDamaged(apart))).toEqual([]);
});
