/** @jest-environment node */
// Slips of writing: the snapshot of this file holds what is reported of them, where, in which words.
import { checkDamaged, holdMessages, listed, soundText, swap } from "./support/content-copy";

/** The problems of a damaged file, in short. */
const shortFor = async (file: string, damage: (text: string) => string) =>
  listed(await checkDamaged({ [file]: damage }));

const withEyebrow = (value: string) => swap(/^eyebrow.*$/m, `eyebrow: ${value}`);
const withTitle = (value: string) => swap(/^title:.*$/m, `title: ${value}`);
const withPhone = (value: string) => swap("+387 61 111 101", value);

/** Makes a damage of each value, and its name. */
const each = (values: readonly string[], damage: (value: string) => (text: string) => string) =>
  Object.fromEntries(values.map((value) => [value, damage(value)]));

/** Changes the spaces before one line; lines count from 1. */
const indented = (number: number, spaces: number) => (text: string) =>
  text
    .split("\n")
    .map((line, index) => (index + 1 === number ? " ".repeat(spaces) + line.trimStart() : line))
    .join("\n");

describe("an indentation", () => {
  // The parser notices some mistakes only a line later.
  holdMessages("pages/home.md", {
    "line 3 without spaces": indented(3, 0),
    "line 16 with two": indented(16, 2),
    "line 37 without": indented(37, 0),
    "a whole group without": (text) =>
      [35, 36, 37, 38].reduce((lines, line) => indented(line, line === 35 ? 0 : 2)(lines), text),
  });
  holdMessages("site/centre.yml", {
    "line 6 without spaces": indented(6, 0),
    "line 10 with three": indented(10, 3),
    "line 17 with two": indented(17, 2),
  });
  holdMessages("gallery/photos.yml", {
    "line 10 without spaces": indented(10, 0),
    "line 15 with two": indented(15, 2),
  });
  holdMessages("program/education.md", { "line 13 with two spaces": indented(13, 2) });
  // Not the only cause of a field that is there twice.
  holdMessages("pages/gallery.md", { "a field twice": withTitle('"A"\ntitle: "B"') });
});

describe("a missing space", () => {
  holdMessages("gallery/photos.yml", { "after a colon": swap('title: "Mali', 'title:"Mali') });
  holdMessages("site/centre.yml", {
    "after a colon, before a number": swap("zoom: 20", "zoom:20"),
    "after two colons": swap(/street: .*\n {2}place: .*$/m, 'street:"A"\n  place:"B"'),
    "after a dash": swap('- "+387 61', '-"+387 61'),
  });
  holdMessages("site/navigation.yml", {
    "after the dash of a group": swap('- label: "Program"', '-label: "Program"'),
  });
});

describe("UTF-16", () => {
  const bare = Buffer.from(soundText("site/centre.yml"), "utf16le");
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), bare]);
  holdMessages("site/centre.yml", {
    "with a mark": marked,
    "with a mark, the other way round": Buffer.from(marked).swap16(),
    "without a mark": bare,
    "without a mark, the other way round": Buffer.from(bare).swap16(),
  });
});

describe("spaces before three dashes", () => {
  holdMessages("perks/team.md", {
    "in the first line": swap(/^---/, "   ---"),
    "in the second": swap(/\n---\n/, "\n\u00A0---\n"),
    "in all lines, copied out of a list": (text) => text.replace(/^(?=.)/gm, "   "),
  });
});

describe("a quotation mark", () => {
  holdMessages(
    "pages/home.md",
    each(
      [
        ...[
          'Program"',
          '"Program',
          '"Naš program”',
          'Naš "program',
          "'Program\"'",
          '"Naš „program"',
        ],
        // Those of a word processor.
        ...["„Naš program”", "“Naš program”", "»Naš program«", "‘Naš program’"],
        ...["„Naš „mali” program”", "„Program: igra”", "Naš program”", '„Naš program"'],
      ],
      withEyebrow,
    ),
  );
  holdMessages("site/centre.yml", { "in a list": swap('"+387 61 111 101"', '"+387 61 111 101') });
  holdMessages("pages/home.md", {
    "for which the next field was taken into the text": swap(
      /label: "Vidi više\.\.\."\n {4}description: "(.*)"/,
      'label: "Vidi više...\n    description: Vidi više... slika"',
    ),
  });

  it.each(['"„Igra je učenje.”"', "Naš „mali” program", "„Igra” i „rad”", "Dječiji dan '24"])(
    "may stand in a text: %s",
    async (value) => {
      expect(await shortFor("pages/home.md", withEyebrow(value))).toEqual([]);
    },
  );
});

describe("Git's conflict marks", () => {
  const conflict = "<<<<<<< HEAD\nJedno\n=======\nDrugo\n>>>>>>> grana\n";
  const withName = (lines: string) => swap(/^name.*$/m, lines);
  holdMessages("perks/team.md", { "twice in running text": (text) => text + conflict + conflict });
  holdMessages("site/centre.yml", {
    "in fields": withName('<<<<<<< HEAD\nname: "A"\n=======\nname: "B"\n>>>>>>> b'),
    "with the common ancestor": withName("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c"),
    "of which the last was left": withName('name: "A"\n>>>>>>> b'),
    "of which the middle one was left": withName('name: "A"\n======= '),
    "with Windows line ends": withName("<<<<<<< a\r\n=======\r\n>>>>>>> c\r"),
  });
});

describe("an anchor or an alias of YAML", () => {
  holdMessages("pages/not-found.md", {
    ...each(["*nema", "* nema", "&nema", "& nema"], withTitle),
    "a merge": swap(/^seo:$/m, "seo:\n<<: *nema"),
    "a merge in a group": swap(/^seo:$/m, "seo:\n  <<: *nema"),
    "of a group": swap(/^seo:$/m, "seo: &opis"),
    "in a line that is indented": swap(/^title:.*$/m, " title: *nema"),
    "in a list": swap(/- label: "Pog.*\n.*/m, "- *nema"),
  });
});

describe("a telephone number", () => {
  const wrong = ["+387 62 123", "+387 061 123 456", "+387 33 123 4567", "+387 61 123 45678"];
  holdMessages("site/centre.yml", each([...wrong, "+385 91", "061 123 456"], withPhone));

  it.each(["+38761123456", "+387/60-123-4567", "+387 33 123 456", "+49 30 1234567"])(
    "is taken: %s",
    async (value) => {
      expect(await shortFor("site/centre.yml", withPhone(value))).toEqual([]);
    },
  );

  holdMessages("perks/team.md", {
    "with digits missing in a link": (text) =>
      `${text}\n[a](tel:+38733123456) [b](tel:+38762123) [c](tel:+385911234567)\n`,
  });
});
