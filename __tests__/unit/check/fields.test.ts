import { check, edit, soundText, testFile, testProblems } from "./support/content";

/** Replace the eyebrow of the home page. */
const eyebrow = (value: string) => edit(/^eyebrow.*$/m, `eyebrow: ${value}`);

it("finds nothing in sound content", () => {
  expect(check()).toEqual([]);
});

describe("YAML", () => {
  testFile(
    "pages/home.md",
    ["no line of dashes at the start", edit(/^---\n/, ""), "@ | nije ispravan YAML"],
    ["no line of dashes at the end", edit(/\n---\n/, "\n"), "@--- | nije ispravan YAML"],
    ["a colon without quotes", eyebrow("Centar: igra i rad"), "@Centar | nije ispravan YAML"],
    ["two versions", eyebrow('"A"\n<<<<<<< HEAD\n=======\n>>>>>>> a1'), "@<<<< | spajanja"],
    ["a field twice", eyebrow('"A"\neyebrow: "B"'), "@eyebrow | nije ispravan YAML"],
  );
  it("is shown with its line, and with what the parser says", () => {
    const [problem] = check({ "pages/home.md": eyebrow("Centar: igra") });
    expect(problem).toMatchObject({
      what: "Red nije ispravan YAML: „eyebrow: Centar: igra”.",
      fix: expect.stringMatching(/posljednju ispravnu verziju.*Nested mappings/),
    });
  });
});

describe("a field", () => {
  testFile(
    "pages/home.md",
    ["that is missing", edit(/^eyebrow.*\n/m, ""), "@seo | što se očekuje"],
    ["misspelt", edit(/^eyebrow/m, "eyebow"), "@eyebow | nije", "@seo | što se očekuje"],
    ["__proto__", edit(/^eyebrow/m, "__proto__: 3\neyebrow"), "@__proto__ | nije poznato"],
    ["constructor", edit(/^eyebrow/m, "constructor: 3\neyebrow"), "@constructor | nije"],
    ["without text", eyebrow('""'), "@eyebrow | što se očekuje"],
    ["the title lacks", edit('"snovi rastu"', '"snovi blistaju"'), "@highlight | nema u naslovu"],
    ["that must be three", edit('    - "foto10.webp"\n', ""), "@photos | što se očekuje"],
    ["that may be quoted in any way", eyebrow("'Centar „za” \"igru\"'")],
  );
  testFile(
    "site/centre.yml",
    ["a group that is missing", edit(/^hours:\n( {2}.*\n)+/m, ""), "@name | što se očekuje"],
    ["closing before opening", edit('"18:00"', '"06:00"'), "@closes | prije vremena zatvaranja"],
    ["a time that no clock shows", edit('"18:00"', '"24:00"'), "@closes | što se očekuje"],
    ["a time without its zero", edit('"06:30"', '"6:30"'), "@opens | što se očekuje"],
    ["a misspelt day", edit('to: "petak"', 'to: "petek"'), "@to | što se očekuje"],
    ["days in disorder", edit('"ponedjeljak"', '"subota"'), "@to | u sedmici prije"],
    ["an e-mail address without @", edit("pisite@", "pisite"), "@email | što se očekuje"],
    ["latitude and longitude alike", edit("43.83", "18.31"), "@lat | izvan Bosne"],
    ["tiles without {z}", edit("{z}", "{q}"), "@tiles | što se očekuje"],
    ["a zoom out of range", edit("zoom: 20", "zoom: 25"), "@zoom | što se očekuje"],
    ["what may be left out", edit(/^ {2}weekend.*\n/m, "")],
  );
  testFile(
    "gallery/photos.yml",
    ["a list without items", "photos: []\n", "@photos | što se očekuje"],
    ["a focus out of range", edit("x: 94", "x: 940"), "@x | što se očekuje"],
  );
  it("is named with its label, and its hint says what is expected", () => {
    const [problem] = check({ "site/centre.yml": edit('"06:30"', '"6:30"') });
    expect(problem).toMatchObject({
      what: "U polju „Otvaranje” ne stoji ono što se očekuje. Upisano je: „6:30”.",
      fix: "Očekuje se: vrijeme. Sati i minute s dvotačkom, bez slova h. Primjer: 06:30",
      fieldName: "hours.days[1].opens (Otvaranje)",
      fieldPath: ["hours", "days", 0, "opens"],
    });
    const [unquoted] = check({ "site/centre.yml": edit(/^name: .*/m, "name: 2027") });
    expect(unquoted?.fix).toMatch(/^Stavite to pod navodnike\. Očekuje se: tekst\./);
    const [unknown] = check({ "pages/home.md": eyebrow('"Zovite {telefn}"') });
    expect(unknown?.fix).toMatch(/može stajati: \{ulica\}.*\{telefon\}/);
    const [missing] = check({ "site/centre.yml": edit(/^name: .*/m, "name:") });
    expect(missing?.fix).toMatch(/^Očekuje se: tekst\./);
  });
});

describe("a telephone number", () => {
  const phone = (value: string) => edit("+387 61 111 101", value);
  const wrong = ["+387 62 123", "+387 061 123 456", "+387 33 123 4567", "+385 91", "061 123 456"];
  const right = ["+38761123456", "+387/60-123-4567", "+387\u00A033\u2009123 456", "+49 30 1234567"];
  testFile(
    "site/centre.yml",
    ...wrong.map((value) => [value, phone(value), `@"${value}" | što se očekuje`] as const),
    ...right.map((value) => [value, phone(value)] as const),
    ["of the first content", phone("+387 61 000 001"), '! @"+387 61 000 001" | probni podatak'],
    ["with marks that nobody sees", phone("\u202A+387 61 111 101\u202C")],
  );
});

const hoursEntry = (from: string, to = from) =>
  `    - { from: "${from}", to: "${to}", opens: "06:00", closes: "18:30" }\n`;
const weekdays = hoursEntry("ponedjeljak", "petak");
const withHours = (...entries: string[]) => edit(/(?<=^ {2}days:\n)( {4}.*\n)+/m, entries.join(""));

const closedOn = (from: string, to?: string, reason = "Praznik") =>
  `closures:\n  - from: "${from}"\n${to ? `    to: "${to}"\n` : ""}    reason: "${reason}"\n`;

const noticeUntil = (to: string, from = "2020-05-10") =>
  `---\ntitle: "Izlet"\nfrom: "${from}"\nto: "${to}"\n---\n\nIdemo na izlet.\n`;

describe("hours and days", () => {
  testFile(
    "site/centre.yml",
    ["a day twice", withHours(weekdays, hoursEntry("srijeda", "subota")), "@{ from: | dva puta"],
    ["a day before a range", withHours(hoursEntry("petak"), weekdays)],
  );
  testFile(
    "site/closures.yml",
    ["a date that does not exist", closedOn("2099-02-31"), "@from | što se očekuje"],
    ["no end", closedOn("2099-07-12", "9999-12-31"), "@to | što se očekuje"],
    ["a year of two digits", closedOn("0027-07-12"), "@from | što se očekuje"],
    ["the last day that can be meant", closedOn("2100-12-31")],
    ["the last day before the first", closedOn("2099-07-23", "2099-07-12"), "@to | prije prvog"],
    ["a past day", closedOn("2026-03-01"), "! @from | dani su prošli"],
    ["a whole year", closedOn("2098-07-12", "2099-07-12"), "! @to | duže od dva"],
    ["a long reason", closedOn("2099-03-01", "", "Odmor ".repeat(7)), "! @reason | Razlog je dug"],
    ["days to come", closedOn("2099-07-12", "2099-07-23")],
    ["no file", null],
  );
  testFile(
    "notices/izlet.md",
    ["a past notice", noticeUntil("2026-05-14"), "! @to | više ne prikazuje"],
    ["the last day before the first", noticeUntil("2019-05-14"), "@to | prije prvog"],
    ["a notice of today", noticeUntil("2099-05-14")],
  );
});

describe("photos", () => {
  const inList =
    (...photos: string[]) =>
    (text: string) =>
      text + photos.map((name) => `  - photo: "${name}"\n`).join("");
  testFile(
    "pages/home.md",
    ["not of the gallery", edit('"foto1.webp"', '"soba1.webp"'), "@photo | na spisku „Slike gal"],
    ["of the gallery, as a path", edit('"foto1.webp"', '"./foto1.webp"')],
    ["a memory twice", edit('"foto11.webp"', '"foto10.webp"'), '@"foto10.webp" | već upisana'],
  );
  testFile("pages/about-us.md", ["no file", edit("nama.webp", "name.webp"), "@photo | nema u"]);
  testProblems(
    [
      "a photo twice in a list, in other case",
      { "gallery/photos.yml": inList("FOTO1.webp"), "gallery/FOTO1.webp": "" },
      "gallery/photos.yml@photo | već upisana",
    ],
    [
      "a photo that no list names",
      { "gallery/ljeto.webp": "", "pages/ljeto.webp": "" },
      "! gallery/ljeto.webp | nigdje ne koristi",
      "! pages/ljeto.webp | nigdje ne koristi",
    ],
    [
      "a name that not every system can have",
      { "gallery/photos.yml": inList("a#b.webp"), "gallery/a#b.webp": "" },
      "gallery/photos.yml@photo | može imati naziv",
    ],
  );
});

describe("the moments of a day", () => {
  testFile(
    "pages/program.md",
    ["out of order", edit('time: "11:00"', 'time: "09:00"'), "@moments | ne stoje redom"],
    ["while closed", edit('time: "15:30"', 'time: "18:01"'), "! @time | centar nije otvoren"],
    ["in long words", edit("sada smo", "sada smo svi zajedno"), "! @now | dug (broj znakova: 33)"],
    ["left out", edit(/^day:\n( {2}.*\n)+/m, "")],
  );
});

const section = (fields: string, body = "", order = 4) =>
  `---\norder: ${order}\nicon: "book"\ntitle: "Cijene"\n${fields}---\n${body}`;
const selectPhotos = (list: string, ...names: string[]) =>
  `photos:\n  title: "Slike"\n  list: "${list}"\n${names.length ? "  names:\n" : ""}${names.map((name) => `    - "${name}"\n`).join("")}  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n`;
const page = '---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nsky: "noon"\n---\n\nTekst.\n';

describe("sections", () => {
  const photos = ["foto2.webp", "foto3.webp", "foto2.webp"];
  testFile("program/kartice.md", ["the id of the cards", section(""), "@order | zauzeta: ima"]);
  testFile(
    "program/cijene.md",
    ["no fragment", section('fragment: "Cijene, sve"\n'), "@fragment | što se očekuje"],
    [
      "a photo not listed",
      section(selectPhotos("gallery", "foto1.wepb")),
      '@"foto1.wepb" | na spisku',
    ],
    ["a photo twice", section(selectPhotos("gallery", ...photos)), '@"foto2.webp" | već upisana'],
  );
  testProblems(
    [
      "photos at the addresses of those of its page",
      {
        "pages/cijene.md": page.replace("sky", `${selectPhotos("premises", "soba1.webp")}sky`),
        "pages/cijene/cijene.md": section(selectPhotos("premises", "soba1.webp")),
        "pages/cijene/druge.md": section(selectPhotos("premises", "soba1.webp"), "", 5),
      },
      "pages/cijene/cijene.md@order | zauzeta: ima",
    ],
    [
      "everything that a section may have",
      {
        "program/cijene.md": section(
          `fragment: "placanje"\nparts:\n  - title: "Dan"\n    text: "Tekst."\nquestions:\n  - question: "Kada?"\n    answer: "Sutra."\n${selectPhotos("gallery", "foto1.webp")}`,
          "\nTekst.\n",
        ),
        "program/naslov.md": section("", "", 5),
      },
    ],
  );
  it("whose address is taken are told one that is free", () => {
    for (const address of ["premises", "slika-3"]) {
      const [problem] = check({ "program/cijene.md": section(`fragment: "${address}"\n`) });
      expect(problem?.what).toContain("zauzeta: ima");
      const [, free] = /Primjer: (\S+)/.exec(problem?.fix ?? "") ?? [];
      expect(check({ "program/cijene.md": section(`fragment: "${free}"\n`) })).toEqual([]);
    }
  });
});

describe("texts", () => {
  const [unknown, missing] = ["@photoAlt | ne zna šta da upiše", "@photoAlt | nedostaje {"];
  testFile("pages/gallery.md", ["another placeholder", edit("{n}", "{m}"), unknown, missing]);
  testFile("pages/contact.md", [
    "a title that search engines cut",
    edit(/^ {2}title: .*$/m, `  title: "${"š".repeat(71)}"`),
    "! @title | predug (",
  ]);
  testFile(
    "pages/home.md",
    ["a label not spoken", edit(/(?<=^ {4}description: ).*/m, '"Slike"'), "@description | čitač"],
    ["a long word", eyebrow('"Prijava: https://forms.example.com"'), "@eyebrow | preduga riječ"],
  );
  testProblems(
    [
      "facts of the centre",
      {
        "notices/izlet.md": noticeUntil("2099-05-14").replace(
          "Idemo",
          "Zovite 061 111 101 ili +387 (62) 222-202, pišite na Pisite@sanjalica.example, dođite u Mustafe Pintola od 06:30 do 18:00.\nIdemo",
        ),
      },
      ...Array<string>(5).fill("! notices/izlet.md@Zovite 061 111 | podatak centra"),
    ],
    [
      "placeholders for them, towns and other numbers",
      {
        "pages/gallery.md": edit(
          /^title: "/m,
          'title: "{ulica}, {mjesto}, {telefon2}, {mail}, {vrijeme} ',
        ),
        "notices/izlet.md": noticeUntil("2099-05-14").replace(
          "Idemo",
          "{telefon}. Na Ilidži u Sarajevu, račun 161 0000 1234 5678, telefon 033 111 222, polazak u 06:30.",
        ),
      },
    ],
  );
});

it("compares letters that a Mac has taken apart as whole ones", () => {
  const apart = (file: string) => [file, soundText(file).normalize("NFD")] as const;
  const files = ["site/centre.yml", "pages/home.md", "pages/about-us.md"];
  expect(check(Object.fromEntries(files.map(apart)))).toEqual([]);
});
