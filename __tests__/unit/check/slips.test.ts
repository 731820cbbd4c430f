/** @jest-environment node */
import { checkDamaged, listed, printed, soundText, swap } from "./support/content-copy";

/** The problems of a damaged file, as they are printed. */
const messageFor = async (file: string, damage: (text: string) => string) =>
  printed(await checkDamaged({ [file]: damage })).join("\n\n");

/** The problems of a damaged file, in short. */
const shortFor = async (file: string, damage: (text: string) => string) =>
  listed(await checkDamaged({ [file]: damage }));

const withEyebrow = (value: string) => swap(/^eyebrow.*$/m, `eyebrow: ${value}`);

/** Changes the spaces before one line; lines count from 1. */
const indented = (number: number, spaces: number) => (text: string) =>
  text
    .split("\n")
    .map((line, index) => (index + 1 === number ? " ".repeat(spaces) + line.trimStart() : line))
    .join("\n");

describe("an indentation", () => {
  const uneven = "Ovaj red ili onaj iznad njega nije uvučen kao redovi oko njih.";
  const twice = (field: string) => `Polje „${field}” je u istoj grupi upisano dva puta.`;

  // The parser notices some mistakes only a line later.
  it.each([
    ["pages/home.md", 3, 0, [`4:1 ${uneven}`, `9:1 ${twice("title")}`]],
    ["pages/home.md", 16, 2, [`17:3 ${twice("label")}`]],
    ["pages/home.md", 37, 0, [`38:1 ${uneven}`]],
    ["site/centre.yml", 6, 0, [`7:3 ${uneven}`]],
    ["site/centre.yml", 17, 2, [`18:1 ${uneven}`]],
    ["gallery/photos.yml", 10, 0, [`10:1 ${uneven}`]],
    ["gallery/photos.yml", 15, 2, [`15:1 ${uneven}`]],
    ["program/education.md", 13, 0, [`13:1 ${twice("title")}`]],
  ])("is reported where it is noticed: %s:%i with %i spaces", async (file, line, spaces, found) => {
    const problems = await checkDamaged({ [file]: indented(line, spaces) });
    expect(listed(problems)).toEqual(found.map((one) => `${file}:${one}`));
    for (const { what, fix } of problems) expect(what + fix).toMatch(/uvučen/);
  });

  it("is reported with the remedy", async () => {
    expect(await messageFor("site/centre.yml", indented(10, 3))).toBe(
      [
        `GREŠKA: ${uneven}`,
        "Gdje: content/site/centre.yml:11:1",
        "Šta uraditi: Redovi se uvlače razmacima, po dva za svaki nivo. Uporedite ih s istim poljem u drugoj datoteci ili poništite izmjene programom Git.",
      ].join("\n"),
    );
  });

  it("of a whole group is reported where the group is missing and where it is unknown", async () => {
    const damage = (text: string) =>
      [35, 36, 37, 38].reduce((lines, line) => indented(line, line === 35 ? 0 : 2)(lines), text);
    const [missing, unknown, ...others] = await checkDamaged({ "pages/home.md": damage });
    expect(missing).toMatchObject({
      place: { line: 26 },
      fix: expect.stringContaining("ako u datoteci već stoji, provjerite njegovo uvlačenje"),
    });
    expect(unknown).toMatchObject({
      place: { line: 35 },
      fix: expect.stringContaining("Ako je naziv tačan, red je pogrešno uvučen"),
    });
    expect(others).toEqual([]);
  });

  it("is not reported as the only cause of a duplicate field", async () => {
    const damage = swap(/^title.*$/m, 'title: "A"\ntitle: "B"');
    expect(await shortFor("pages/gallery.md", damage)).toEqual([
      `pages/gallery.md:9:1 ${twice("title")}`,
    ]);
  });
});

describe("a missing space", () => {
  it.each([
    ["gallery/photos.yml", 'title: "Mali ksilofon"', 'title:"Mali ksilofon"', "15:5", "title"],
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

  it("after the dash is named", async () => {
    expect(await messageFor("site/centre.yml", swap('- "+387 61', '-"+387 61'))).toBe(
      [
        "GREŠKA: Iza crtice na početku reda nema razmaka.",
        "Gdje: content/site/centre.yml:6:3",
        'Šta uraditi: Upišite razmak iza crtice. Primjer: - "Ovdje ide tekst"',
      ].join("\n"),
    );
    const inGroup = swap('- label: "Program"', '-label: "Program"');
    expect(await shortFor("site/navigation.yml", inGroup)).toEqual([
      "site/navigation.yml:4:3 Iza crtice na početku reda nema razmaka.",
    ]);
  });
});

describe("UTF-16", () => {
  const withoutMark = Buffer.from(soundText("site/centre.yml"), "utf16le");
  const withMark = Buffer.concat([Buffer.from([0xff, 0xfe]), withoutMark]);
  it.each([
    ["with a mark", withMark],
    ["with a mark, the other way round", Buffer.from(withMark).swap16()],
    ["without a mark", withoutMark],
    ["without a mark, the other way round", Buffer.from(withoutMark).swap16()],
  ])("is named, with what to do: %s", async (_name, bytes) => {
    expect(printed(await checkDamaged({ "site/centre.yml": bytes }))).toEqual([
      [
        "GREŠKA: Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
        "Gdje: content/site/centre.yml:1:1",
        "Šta uraditi: Otvorite je u programu u kojem ste je pisali i sačuvajte je ponovo, s kodiranjem (Encoding) „UTF-8”.",
      ].join("\n"),
    ]);
  });
});

describe("spaces before three dashes", () => {
  const what = "Ispred tri crtice stoje razmaci, pa ovaj red ne odvaja polja od teksta.";

  it("are reported with the remedy", async () => {
    expect(await messageFor("perks/team.md", swap(/^---/, "   ---"))).toBe(
      [
        `GREŠKA: ${what}`,
        "Gdje: content/perks/team.md:1:1",
        "Šta uraditi: Obrišite razmake: crtice moraju biti na samom početku reda.",
      ].join("\n"),
    );
  });

  it("are found in both lines of a file that was copied out of a list, and in the second alone", async () => {
    const all = (text: string) => text.replace(/^(?=.)/gm, "   ");
    expect(await shortFor("perks/team.md", all)).toEqual([
      `perks/team.md:1:1 ${what}`,
      `perks/team.md:9:1 ${what}`,
    ]);
    expect(await shortFor("perks/team.md", swap(/\n---\n/, "\n\u00A0---\n"))).toEqual([
      `perks/team.md:9:1 ${what}`,
    ]);
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

  const alone = "U tekstu je jedan ravni navodnik, koji će roditelji vidjeti, a drugog nema.";
  it.each([
    ['"Program', "8:10 Navodnik nije zatvoren."],
    ['"Naš program”', "8:10 Tekst počinje ravnim navodnikom, a završava kosim (”)."],
    ['Naš "program', `8:1 ${alone}`],
    ["'Program\"'", `8:1 ${alone}`],
    ['"Naš „program"', "8:1 ! U tekstu nedostaje jedan od dva navodnika."],
  ])("is found in %s", async (value, found) => {
    expect(await shortFor("pages/home.md", withEyebrow(value))).toEqual([`pages/home.md:${found}`]);
  });

  it("is found in a list, and where the next field was taken into the text", async () => {
    const inList = swap('- "+387 61 111 101"', '- "+387 61 111 101');
    expect(await shortFor("site/centre.yml", inList)).toEqual([
      "site/centre.yml:6:5 Navodnik nije zatvoren.",
    ]);
    const overLines = swap(
      /label: "Vidi više\.\.\."\n {4}description: "(.*)"/,
      'label: "Vidi više...\n    description: Vidi više... slika"',
    );
    expect(await shortFor("pages/home.md", overLines)).toEqual([
      "pages/home.md:36:12 Navodnik nije zatvoren.",
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
    "»Naš program«",
    "‘Naš program’",
    "„Naš „mali” program”",
    "„Program: igra”",
    "Naš program”",
    '„Naš program"',
  ])("are found in %s", async (value) => {
    expect(await shortFor("pages/home.md", withEyebrow(value))).toEqual([
      `pages/home.md:8:10 ${what}`,
    ]);
  });

  it.each(['"„Igra je učenje.”"', "Naš „mali” program", "„Igra” i „rad”", "Dječiji dan '24"])(
    "may stand in a text: %s",
    async (value) => {
      expect(await shortFor("pages/home.md", withEyebrow(value))).toEqual([]);
    },
  );
});

describe("Git's conflict marks", () => {
  const what = "Ovdje su ostale oznake programa Git: dvije verzije istog teksta nisu spojene.";
  const conflict = "<<<<<<< HEAD\nJedno\n=======\nDrugo\n>>>>>>> grana\n";

  it("are reported in running text with their line and the remedy, once for each conflict", async () => {
    const fix =
      "Šta uraditi: Između redova <<<<<<< i >>>>>>> ostavite samo tekst koji vrijedi, pa obrišite i redove koji počinju znakovima <<<<<<<, ======= i >>>>>>>.";
    expect(await messageFor("perks/team.md", (text) => text + conflict + conflict)).toBe(
      [12, 17]
        .map((line) => `GREŠKA: ${what}\nGdje: content/perks/team.md:${line}:1\n${fix}`)
        .join("\n\n"),
    );
  });

  it.each([
    ["in fields", '<<<<<<< HEAD\nname: "A"\n=======\nname: "B"\n>>>>>>> b', "3:1"],
    ["with the common ancestor", "<<<<<<< a\n||||||| b\n=======\n>>>>>>> c", "3:1"],
    ["of which the last was left", 'name: "A"\n>>>>>>> b', "4:1"],
    ["of which the middle one was left", 'name: "A"\n======= ', "4:1"],
    ["with Windows line ends", "<<<<<<< a\r\n=======\r\n>>>>>>> c\r", "3:1"],
  ])("are found %s", async (_name, lines, place) => {
    expect(await shortFor("site/centre.yml", swap(/^name.*$/m, lines))).toEqual([
      `site/centre.yml:${place} ${what}`,
    ]);
  });
});

describe("an anchor or an alias of YAML", () => {
  const notFound = "pages/not-found.md";
  const special = "Tekst počinje znakom koji ovdje ima posebno značenje.";

  it("that leads nowhere is reported with its line and the remedy", async () => {
    expect(await messageFor(notFound, swap(/^seo:$/m, "seo:\n<<: *nema"))).toBe(
      [
        "GREŠKA: Ovdje ne može stajati „<<: *nema”.",
        "Gdje: content/pages/not-found.md:3:5",
        "Šta uraditi: Obrišite ga.",
      ].join("\n"),
    );
  });

  it.each([
    ["  <<: *nema", swap(/^seo:$/m, "seo:\n  <<: *nema"), "3:7 Ovdje ne može stajati „<<: *nema”."],
    ["a group", swap(/^seo:$/m, "seo: &opis"), "2:6 Ovdje ne može stajati „&opis”."],
    ["*nema", swap(/^title:.*$/m, "title: *nema"), `8:8 ${special}`],
    ["* nema", swap(/^title:.*$/m, "title: * nema"), `8:8 ${special}`],
    [
      "*nema in a line that is indented",
      swap(/^title:.*$/m, " title: *nema"),
      "7:1 Ovaj red ili onaj iznad njega nije uvučen kao redovi oko njih.",
    ],
    ["&nema", swap(/^title:.*$/m, "title: &nema"), `8:8 ${special}`],
    ["& nema", swap(/^title:.*$/m, "title: & nema"), `8:8 ${special}`],
    ["a list", swap(/- label: "Pog.*\n.*/m, "- *nema"), `14:5 ${special}`],
  ])("is reported in %s", async (_name, damage, found) => {
    expect(await shortFor(notFound, damage)).toEqual([`${notFound}:${found}`]);
  });
});

describe("a telephone number", () => {
  const withPhone = (value: string) => swap("+387 61 111 101", value);

  it("that lacks digits is reported with the remedy", async () => {
    const text = await messageFor("site/centre.yml", withPhone("+387 62 123"));
    expect(text.split(" Primjer: ")[0]).toBe(
      [
        "GREŠKA: Broj telefona „+387 62 123” nije ispravan.",
        "Gdje: content/site/centre.yml:6:5, polje „phones[1] (Telefon)”",
        "Šta uraditi: Upišite broj s pozivnim brojem zemlje, pod navodnicima, bez početne nule i sa svim ciframa: iza +387 ih je 8, a kod nekih mobilnih brojeva 9.",
      ].join("\n"),
    );
  });

  it.each(["+387 061 123 456", "+387 33 123 4567", "+387 61 123 45678", "+385 91", "061 123 456"])(
    "is refused: %s",
    async (value) => {
      expect(await shortFor("site/centre.yml", withPhone(value))).toEqual([
        `site/centre.yml:6:5 Broj telefona „${value}” nije ispravan.`,
      ]);
    },
  );

  it.each(["+38761123456", "+387/60-123-4567", "+387 33 123 456", "+49 30 1234567"])(
    "is taken: %s",
    async (value) => {
      expect(await shortFor("site/centre.yml", withPhone(value))).toEqual([]);
    },
  );

  it("has its digits in links too", async () => {
    const damage = (text: string) =>
      `${text}\n[a](tel:+38733123456) [b](tel:+38762123) [c](tel:+385911234567)\n`;
    expect(await shortFor("perks/team.md", damage)).toEqual([
      "perks/team.md:13:23 Link „tel:+38762123” nije ispravna adresa.",
    ]);
  });
});
