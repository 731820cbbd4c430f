/** @jest-environment node */
import { checkDamaged, listed, printed, swap } from "./support/content-copy";

/** What a slip of one line gives: a message that names the line itself and the remedy. */
const messageFor = async (file: string, damage: (text: string) => string) =>
  printed(await checkDamaged({ [file]: damage })).join("\n\n");

const withEyebrow = (value: string) => swap(/^eyebrow.*$/m, `eyebrow: ${value}`);
const shortFor = async (value: string) =>
  listed(await checkDamaged({ "pages/home.md": withEyebrow(value) }));

/** Changes the spaces before one line; lines count from 1. */
const indented = (number: number, spaces: number) => (text: string) =>
  text
    .split("\n")
    .map((line, index) => (index + 1 === number ? " ".repeat(spaces) + line.trimStart() : line))
    .join("\n");

describe("an indentation", () => {
  it("is reported with its line and its spaces where a photo's title is too far left", async () => {
    expect(
      await messageFor("gallery/photos.yml", swap(/^ {4}title: "Mali/m, '  title: "Mali')),
    ).toBe(
      [
        "GREŠKA: Red nije uvučen kao redovi oko njega.",
        "Gdje: content/gallery/photos.yml:15:1",
        "Šta uraditi: Broj razmaka na početku ovog reda treba biti 4, a sada je 2.",
      ].join("\n"),
    );
  });

  it("is reported with the lines that have to follow", async () => {
    const damage = (text: string) =>
      [35, 36, 37, 38].reduce((lines, line) => indented(line, line === 35 ? 0 : 2)(lines), text);
    expect(await messageFor("pages/home.md", damage)).toBe(
      [
        "GREŠKA: Red nije uvučen kao redovi oko njega.",
        "Gdje: content/pages/home.md:35:1",
        "Šta uraditi: Broj razmaka na početku ovog reda treba biti 2, a sada je 0. Isto toliko pomjerite i redove ispod njega koji mu pripadaju.",
      ].join("\n"),
    );
  });

  // Each was reported a line later, as an unknown field, or as a field written twice.
  it.each([
    ["pages/home.md", 3, 0, 2],
    ["pages/home.md", 14, 0, 2],
    ["pages/home.md", 16, 2, 0],
    ["pages/home.md", 35, 0, 2],
    ["pages/home.md", 37, 0, 4],
    ["pages/home.md", 8, 2, 0],
    ["site/centre.yml", 6, 0, 2],
    ["site/centre.yml", 16, 0, 4],
    ["site/centre.yml", 17, 2, 6],
    ["site/centre.yml", 30, 0, 2],
    ["site/navigation.yml", 3, 0, 4],
    ["gallery/photos.yml", 10, 0, 2],
    ["gallery/photos.yml", 7, 0, 4],
    ["gallery/photos.yml", 15, 0, 4],
    ["program/education.md", 13, 0, 4],
  ])("is reported at its own line: %s:%i with %i spaces", async (file, line, found, wanted) => {
    expect(await messageFor(file, indented(line, found))).toBe(
      [
        "GREŠKA: Red nije uvučen kao redovi oko njega.",
        `Gdje: content/${file}:${line}:1`,
        `Šta uraditi: Broj razmaka na početku ovog reda treba biti ${wanted}, a sada je ${found}.`,
      ].join("\n"),
    );
  });

  it("is not blamed for a field that is written twice", async () => {
    const damage = swap(/^title.*$/m, 'title: "A"\ntitle: "B"');
    expect(listed(await checkDamaged({ "pages/gallery.md": damage }))).toEqual([
      "pages/gallery.md:9:1 Polje „title” je u istoj grupi upisano dva puta.",
    ]);
  });

  it("does not hide a wrong value beside it", async () => {
    const damage = (text: string) => indented(11, 0)(text).replace('"06:30"', '"6:30"');
    expect(listed(await checkDamaged({ "site/centre.yml": damage }))).toEqual([
      "site/centre.yml:11:1 Red nije uvučen kao redovi oko njega.",
      "site/centre.yml:18:7 Radno vrijeme „6:30” nije ispravno.",
    ]);
  });
});

describe("a missing space", () => {
  it.each([
    ["gallery/photos.yml", 'title: "Mali ksilofon"', 'title:"Mali ksilofon"', "15:5", "title"],
    ["site/navigation.yml", 'to: "/contact"', 'to:"/contact"', "15:5", "to"],
    ["site/centre.yml", 'credit: "', 'credit:"', "35:1", "credit"],
    ["site/centre.yml", "zoom: 20", "zoom:20", "31:3", "zoom"],
    ["site/centre.yml", /street: .*\n {2}place: .*$/m, 'street:"A"\n  place:"B"', "10:3", "street"],
  ])("after the colon is named: %s, %s", async (file, from, to, place, field) => {
    expect(await messageFor(file, swap(from, to))).toBe(
      [
        `GREŠKA: Iza „${field}:” nema razmaka.`,
        `Gdje: content/${file}:${place}`,
        'Šta uraditi: Upišite razmak između dvotačke i vrijednosti. Primjer: title: "Naš program"',
      ].join("\n"),
    );
  });

  it.each([
    ["site/centre.yml", '- "+387 61', '-"+387 61', "6:3"],
    ["site/navigation.yml", '- label: "Program"', '-label: "Program"', "4:3"],
  ])("after the dash is named: %s", async (file, from, to, place) => {
    expect(await messageFor(file, swap(from, to))).toBe(
      [
        "GREŠKA: Iza crtice na početku reda nema razmaka.",
        `Gdje: content/${file}:${place}`,
        'Šta uraditi: Upišite razmak iza crtice. Primjer: - "Ovdje ide tekst"',
      ].join("\n"),
    );
  });
});

describe("a quotation mark that was lost", () => {
  it("is reported with its line and the remedy", async () => {
    expect(await messageFor("pages/home.md", withEyebrow('Program"'))).toBe(
      [
        'GREŠKA: Na početku teksta nedostaje navodnik, pa bi roditelji vidjeli onaj na kraju (").',
        "Gdje: content/pages/home.md:8:10",
        'Šta uraditi: Dodajte ravni navodnik ispred prve riječi ili obrišite onaj na kraju. Primjer: title: "Naš program"',
      ].join("\n"),
    );
  });

  it.each([
    [
      "Program'",
      "8:10 Na početku teksta nedostaje navodnik, pa bi roditelji vidjeli onaj na kraju (').",
    ],
    ['"Program', "8:10 Navodnik nije zatvoren."],
    ["'Program", "8:10 Navodnik nije zatvoren."],
    ['"Naš program”', "8:10 Tekst počinje ravnim navodnikom, a završava kosim (”)."],
    [
      'Naš "program',
      "8:1 U tekstu je jedan ravni navodnik, koji će roditelji vidjeti, a drugog nema.",
    ],
    [
      "'Program\"'",
      "8:1 U tekstu je jedan ravni navodnik, koji će roditelji vidjeti, a drugog nema.",
    ],
    ['"Naš „program"', "8:1 ! U tekstu nedostaje jedan od dva navodnika."],
  ])("is found in %s", async (value, found) => {
    expect(await shortFor(value)).toEqual([`pages/home.md:${found}`]);
  });

  it("is found where the next field, which may be missing, was taken into the text", async () => {
    const damage = swap(
      /label: "Vidi više\.\.\."\n {4}description: "(.*)"/,
      'label: "Vidi više...\n    description: Vidi više... slika"',
    );
    expect(listed(await checkDamaged({ "pages/home.md": damage }))).toEqual([
      "pages/home.md:36:12 Navodnik nije zatvoren.",
    ]);
  });

  it("is found in a list", async () => {
    const damage = swap('- "+387 61 111 101"', '- "+387 61 111 101');
    expect(listed(await checkDamaged({ "site/centre.yml": damage }))).toEqual([
      "site/centre.yml:6:5 Navodnik nije zatvoren.",
    ]);
  });
});

describe("quotation marks of a word processor around a text", () => {
  const what =
    "Oko teksta stoje kosi navodnici iz programa za pisanje (Word), koje bi roditelji vidjeli.";

  it("are reported with their line and the remedy", async () => {
    expect(await messageFor("pages/home.md", withEyebrow("„Naš program”"))).toBe(
      [
        `GREŠKA: ${what}`,
        "Gdje: content/pages/home.md:8:10",
        'Šta uraditi: Oko cijelog teksta napišite ravne navodnike. Navodnici „ i ” idu samo unutar njih. Primjer: title: "Naš program"',
      ].join("\n"),
    );
  });

  it.each([
    "“Naš program”",
    "„Naš program“",
    "”Naš program”",
    "»Naš program«",
    "«Naš program»",
    "‘Naš program’",
    "„Naš „mali” program”",
    "„Program: igra”",
    "„Naš program",
    "Naš program”",
    '„Naš program"',
  ])("are found in %s", async (value) => {
    expect(await shortFor(value)).toEqual([`pages/home.md:8:10 ${what}`]);
  });

  it.each([
    '"„Igra je učenje.”"',
    "'»Igra je učenje.«'",
    "Naš „mali” program",
    "„Mali” program",
    "„Igra” i „rad”",
    "Dječiji dan '24",
  ])("may stand in a text: %s", async (value) => {
    expect(await shortFor(value)).toEqual([]);
  });
});

describe("Git's conflict marks", () => {
  const what = "Ovdje su ostale oznake programa Git: dvije verzije istog teksta nisu spojene.";
  const conflict = "<<<<<<< HEAD\nJedno\n=======\nDrugo\n>>>>>>> grana\n";

  it("are reported in running text with their line and the remedy", async () => {
    expect(await messageFor("perks/team.md", (text) => `${text}${conflict}`)).toBe(
      [
        `GREŠKA: ${what}`,
        "Gdje: content/perks/team.md:12:1",
        "Šta uraditi: Između redova <<<<<<< i >>>>>>> ostavite samo tekst koji vrijedi, pa obrišite i redove koji počinju znakovima <<<<<<<, ======= i >>>>>>>.",
      ].join("\n"),
    );
  });

  it.each([
    [
      "in fields",
      swap(/^name.*$/m, '<<<<<<< HEAD\nname: "A"\n=======\nname: "B"\n>>>>>>> b'),
      "3:1",
    ],
    [
      "with the common ancestor",
      swap(/^name.*$/m, "<<<<<<< a\n||||||| b\n=======\n>>>>>>> c"),
      "3:1",
    ],
    ["of which one was left", swap(/^name.*$/m, 'name: "A"\n>>>>>>> b'), "4:1"],
    ["with Windows line ends", swap(/^name.*$/m, "<<<<<<< a\r\n=======\r\n>>>>>>> c\r"), "3:1"],
  ])("are found %s", async (_name, damage, place) => {
    expect(listed(await checkDamaged({ "site/centre.yml": damage }))).toEqual([
      `site/centre.yml:${place} ${what}`,
    ]);
  });

  it("are found once for each conflict", async () => {
    const damage = (text: string) => `${text}${conflict}${conflict}`;
    expect(listed(await checkDamaged({ "perks/team.md": damage }))).toEqual([
      `perks/team.md:12:1 ${what}`,
      `perks/team.md:17:1 ${what}`,
    ]);
  });

  it("are not taken from a line of equal signs, which underlines a heading", async () => {
    const damage = (text: string) => `${text}\nNaslov\n=======\n\nTekst\n`;
    expect(await checkDamaged({ "perks/team.md": damage })).toEqual([]);
  });
});

describe("a telephone number", () => {
  const withPhone = (value: string) => ({
    "site/centre.yml": swap("+387 61 111 101", value),
  });

  it("that lacks digits is reported with the remedy", async () => {
    const [text] = printed(await checkDamaged(withPhone("+387 62 123")));
    expect(text?.split(" Primjer: ")[0]).toBe(
      [
        "GREŠKA: Broj telefona „+387 62 123” nije ispravan.",
        "Gdje: content/site/centre.yml:6:5, polje „phones[1] (Telefon)”",
        "Šta uraditi: Upišite broj s pozivnim brojem zemlje, pod navodnicima, bez početne nule i sa svim ciframa: iza +387 ih je 8, a kod nekih mobilnih brojeva 9.",
      ].join("\n"),
    );
  });

  it.each([
    "+387 061 123 456",
    "+387 33 123 45",
    "+387 33 123 4567",
    "+387 61 123 45678",
    "+3 87 62 123",
    "+385 91",
    "061 123 456",
    "+1234567890123456",
  ])("is refused: %s", async (value) => {
    expect(listed(await checkDamaged(withPhone(value)))).toEqual([
      `site/centre.yml:6:5 Broj telefona „${value}” nije ispravan.`,
    ]);
  });

  it.each([
    "+387 61 123 456",
    "+38761123456",
    "+387/60-123-4567",
    "+387 33 123 456",
    "+385 91 123 4567",
    "+49 30 1234567",
    "+1 202 555 0100",
  ])("is taken: %s", async (value) => {
    expect(await checkDamaged(withPhone(value))).toEqual([]);
  });

  it("has its digits in links too", async () => {
    const damage = (text: string) =>
      `${text}\n[a](tel:+38733123456) [b](tel:+38762123) [c](tel:+385911234567)\n`;
    expect(listed(await checkDamaged({ "perks/team.md": damage }))).toEqual([
      "perks/team.md:13:23 Link „tel:+38762123” nije ispravna adresa.",
    ]);
  });
});
