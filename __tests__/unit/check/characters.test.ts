/** @jest-environment node */
import {
  below,
  checkDamaged,
  findNothing,
  holdMessages,
  holdReport,
  listed,
  soundText,
  swap,
} from "./support/content-copy";

describe("an invisible character", () => {
  holdMessages("perks/team.md", {
    "two, in words": below("Dođite\u200B na izlet.\n\nPo\u202Enesite kapu."),
    "a zero-width space in an address": below("[a](https://www.ilidza.ba\u200B)"),
    "a word joiner behind an address": below("https://www.ilidza.ba/\u2060"),
    "a byte order mark": below("a\uFEFFb"),
    "a joiner between letters": below("a\u200Db"),
    "a line separator": below("a\u2028b"),
    "a mark of direction": below("\u200E+387 33 123 456"),
  });
  holdMessages("site/centre.yml", {
    "marks of direction": swap("+387 61 111 101", "\u202A+387 61 111 101\u202C"),
  });
  findNothing("perks/team.md", {
    "joiners in emoji or a foreign word, and a soft hyphen": below(
      "👨\u200D👩\u200D👧 ❤️\u200D🔥 🧑🏽\u200D🎨 می\u200Cخواهم rođen\u00ADdan",
    ),
  });
});

describe("an unusual space", () => {
  holdMessages("site/centre.yml", {
    "before a name": swap(/^ {2}street/m, "\u00A0\u00A0street"),
    "among plain ones": swap(/^ {2}street/m, " \u00A0street"),
    "behind a colon": swap(/^name: /m, "name:\u00A0"),
    "behind a dash": swap('- "+387 61 111 101"', '-\u00A0"+387 61 111 101"'),
    "behind quotes": swap(/^(?=email)/m, 'name2: "a"\u00A0\n'),
  });
  holdReport("a telephone number and links, where it looks right", {
    "perks/team.md": below("[a](https://www.ilidza.ba/\u00AD)"),
    "site/centre.yml": swap("+387 61 111", "+387\u00A061 111"),
    "site/navigation.yml": swap('"/gallery"', '"/gallery\u2009"'),
  });
  const price = "Cijena: 20\u00A0KM";
  findNothing("pages/home.md", { "a price": swap(/^eyebrow.*$/m, `eyebrow: "${price}"`) });
  findNothing("perks/team.md", { "a price": below(price) });
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
