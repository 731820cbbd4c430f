import { check, edit, error, soundText, testFile, testProblems, warning } from "./support/content";

/** Where something else stands than the schema expects, and what is no YAML. */
const unexpected = (at: string) => error(at, "što se očekuje");
const noYaml = (at: string) => error(at, "nije ispravan YAML");

/** Replace the eyebrow of the home page. */
const eyebrow = (value: string) => edit(/^eyebrow.*$/m, `eyebrow: ${value}`);

it("finds nothing in sound content", () => {
  expect(check()).toEqual([]);
});

describe("YAML", () => {
  testFile(
    "pages/home.md",
    ["no line of dashes at the start", edit(/^---\n/, ""), noYaml("")],
    ["no line of dashes at the end", edit(/\n---\n/, "\n"), noYaml("---")],
    ["a colon without quotes", eyebrow("Centar: igra i rad"), noYaml("Centar")],
    [
      "the marks of a merge",
      eyebrow('"A"\n<<<<<<< HEAD\n=======\n>>>>>>> a1'),
      error("<<<<", "spajanja"),
    ],
    ["the same field twice", eyebrow('"A"\neyebrow: "B"'), noYaml("eyebrow")],
  );
  it("is shown with its line, and with what the parser says", () => {
    const [problem] = check({ "pages/home.md": eyebrow("Centar: igra") });
    expect(problem).toMatchObject({
      what: "Red nije ispravan YAML: „eyebrow: Centar: igra”.",
      fix: expect.stringMatching(/posljednju ispravnu verziju.*Nested mappings/),
    });
  });
});

describe("fields", () => {
  testFile(
    "pages/home.md",
    ["a missing field", edit(/^eyebrow.*\n/m, ""), unexpected("seo")],
    ["a misspelt field", edit(/^eyebrow/m, "eyebow"), unexpected("seo"), error("eyebow", "nije")],
    [
      "a field named __proto__",
      edit(/^eyebrow/m, "__proto__: 3\neyebrow"),
      error("__proto__", "nije poznato"),
    ],
    [
      "a field named constructor",
      edit(/^eyebrow/m, "constructor: 3\neyebrow"),
      error("constructor", "nije"),
    ],
    ["a field without text", eyebrow('""'), unexpected("eyebrow")],
    [
      "highlighted words that the title lacks",
      edit('"snovi rastu"', '"snovi blistaju"'),
      error("highlight", "u naslovu"),
    ],
    [
      "two photos where three are required",
      edit('    - "foto10.webp"\n', ""),
      unexpected("photos"),
    ],
    ["quotes of any kind", eyebrow("'Centar „za” \"igru\"'")],
  );
  testFile(
    "site/centre.yml",
    ["a missing group", edit(/^hours:\n( {2}.*\n)+/m, ""), unexpected("name")],
    [
      "a closing time before the opening time",
      edit('"18:00"', '"06:00"'),
      error("closes", "prije vremena"),
    ],
    ["a time that no clock shows", edit('"18:00"', '"24:00"'), unexpected("closes")],
    ["a time without a leading zero", edit('"06:30"', '"6:30"'), unexpected("opens")],
    ["a misspelt day", edit('to: "petak"', 'to: "petek"'), unexpected("to")],
    [
      "a range of days in the wrong order",
      edit('"ponedjeljak"', '"subota"'),
      error("to", "u sedmici prije"),
    ],
    ["an e-mail address without @", edit("pisite@", "pisite"), unexpected("email")],
    ["the longitude as latitude", edit("43.83", "18.31"), error("lat", "izvan Bosne")],
    ["tiles without {z}", edit("{z}", "{q}"), unexpected("tiles")],
    ["a zoom out of range", edit("zoom: 20", "zoom: 25"), unexpected("zoom")],
    ["content without an optional field", edit(/^ {2}weekend.*\n/m, "")],
  );
  testFile(
    "gallery/photos.yml",
    ["an empty list", "photos: []\n", unexpected("photos")],
    ["a focal point out of range", edit("x: 94", "x: 940"), unexpected("x")],
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

describe("telephone numbers", () => {
  const phone = (value: string) => edit("+387 61 111 101", value);
  const wrong = ["+387 62 123", "+387 061 123 456", "+387 33 123 4567", "+385 91", "061 123 456"];
  const right = ["+38761123456", "+387/60-123-4567", "+387\u00A033\u2009123 456", "+49 30 1234567"];
  testFile(
    "site/centre.yml",
    ...wrong.map((value) => [value, phone(value), unexpected(`"${value}"`)] as const),
    ...right.map((value) => [value, phone(value)] as const),
    ["a sample number", phone("+387 61 000 001"), warning('"+387 61 000 001"', "probni")],
    ["a number with invisible characters", phone("\u202A+387 61 111 101\u202C")],
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
    [
      "the same day twice",
      withHours(weekdays, hoursEntry("srijeda", "subota")),
      error("{ from:", "dva puta"),
    ],
    ["a single day before a range", withHours(hoursEntry("petak"), weekdays)],
  );
  testFile(
    "site/closures.yml",
    ["a date that does not exist", closedOn("2099-02-31"), unexpected("from")],
    ["a closure without an end", closedOn("2099-07-12", "9999-12-31"), unexpected("to")],
    ["a year of two digits", closedOn("0027-07-12"), unexpected("from")],
    ["the last day of the century", closedOn("2100-12-31")],
    ["an end before the start", closedOn("2099-07-23", "2099-07-12"), error("to", "prije prvog")],
    ["a closure in the past", closedOn("2026-03-01"), warning("from", "dani su prošli")],
    [
      "a closure of a whole year",
      closedOn("2098-07-12", "2099-07-12"),
      warning("to", "duže od dva"),
    ],
    ["a long reason", closedOn("2099-03-01", "", "Odmor ".repeat(7)), warning("reason", "je dug")],
    ["a closure in the future", closedOn("2099-07-12", "2099-07-23")],
    ["a missing file", null],
  );
  testFile(
    "notices/izlet.md",
    ["a notice in the past", noticeUntil("2026-05-14"), warning("to", "više ne prikazuje")],
    ["a notice that ends before it starts", noticeUntil("2019-05-14"), error("to", "prije prvog")],
    ["a current notice", noticeUntil("2099-05-14")],
  );
});

describe("photos", () => {
  const inList =
    (...photos: string[]) =>
    (text: string) =>
      text + photos.map((name) => `  - photo: "${name}"\n`).join("");
  testFile(
    "pages/home.md",
    [
      "a photo of the premises in place of one of the gallery",
      edit('"foto1.webp"', '"soba1.webp"'),
      error("photo", "„Slike gal"),
    ],
    ["a photo of the gallery as a path", edit('"foto1.webp"', '"./foto1.webp"')],
    [
      "the same memory twice",
      edit('"foto11.webp"', '"foto10.webp"'),
      error('"foto10.webp"', "već upis"),
    ],
  );
  testFile("pages/about-us.md", [
    "a photo without a file",
    edit("nama.webp", "name.webp"),
    error("photo", "nema u"),
  ]);
  testProblems(
    [
      "the same photo twice in a list, in different case",
      { "gallery/photos.yml": inList("FOTO1.webp"), "gallery/FOTO1.webp": "" },
      error("photo", "već upis", "gallery/photos.yml"),
    ],
    [
      "a photo that no list names",
      { "gallery/ljeto.webp": "", "pages/ljeto.webp": "" },
      warning("", "nigdje ne koristi", "gallery/ljeto.webp"),
      warning("", "nigdje ne koristi", "pages/ljeto.webp"),
    ],
    [
      "a file name that some systems do not allow",
      { "gallery/photos.yml": inList("a#b.webp"), "gallery/a#b.webp": "" },
      error("photo", "može imati naziv", "gallery/photos.yml"),
    ],
  );
});

describe("moments of the day", () => {
  testFile(
    "pages/program.md",
    [
      "moments out of order",
      edit('time: "11:00"', 'time: "09:00"'),
      error("moments", "ne stoje redom"),
    ],
    [
      "a moment while the centre is closed",
      edit('time: "15:30"', 'time: "18:01"'),
      warning("time", "nije otvoren"),
    ],
    [
      "a moment that is too long",
      edit("sada smo", "sada smo svi skupa"),
      warning("now", "dug (broj znakova: 31"),
    ],
    ["a page without moments", edit(/^day:\n( {2}.*\n)+/m, "")],
  );
});

const section = (fields: string, body = "", order = 4) =>
  `---\norder: ${order}\nicon: "book"\ntitle: "Cijene"\n${fields}---\n${body}`;
const selectPhotos = (list: string, ...names: string[]) =>
  `photos:\n  title: "Slike"\n  list: "${list}"\n${names.length ? "  names:\n" : ""}${names.map((name) => `    - "${name}"\n`).join("")}  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n`;
const page = '---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nsky: "noon"\n---\n\nTekst.\n';

describe("sections", () => {
  const photos = ["foto2.webp", "foto3.webp", "foto2.webp"];
  testFile("program/kartice.md", [
    "an order number that is taken",
    section(""),
    error("order", "zauzeta"),
  ]);
  testFile(
    "program/cijene.md",
    ["an invalid fragment", section('fragment: "Cijene, sve"\n'), unexpected("fragment")],
    [
      "a photo that is not listed",
      section(selectPhotos("gallery", "foto1.wepb")),
      error('"foto1.wepb"', "na spisku"),
    ],
    [
      "the same photo twice",
      section(selectPhotos("gallery", ...photos)),
      error('"foto2', "već upis"),
    ],
  );
  testProblems(
    [
      "photos whose URLs are those of its page",
      {
        "pages/cijene.md": page.replace("sky", `${selectPhotos("premises", "soba1.webp")}sky`),
        "pages/cijene/cijene.md": section(selectPhotos("premises", "soba1.webp")),
        "pages/cijene/druge.md": section(selectPhotos("premises", "soba1.webp"), "", 5),
      },
      error("order", "zauzeta: ima", "pages/cijene/cijene.md"),
    ],
    [
      "a section with everything that it may have",
      {
        "program/cijene.md": section(
          `fragment: "placanje"\nparts:\n  - title: "Dan"\n    text: "Tekst."\nquestions:\n  - question: "Kada?"\n    answer: "Sutra."\n${selectPhotos("gallery", "foto1.webp")}`,
          "\nTekst.\n",
        ),
        "program/naslov.md": section("", "", 5),
      },
    ],
  );
  it("suggests a free address where one is taken", () => {
    for (const address of ["premises", "slika-3"]) {
      const [problem] = check({ "program/cijene.md": section(`fragment: "${address}"\n`) });
      expect(problem?.what).toContain("zauzeta: ima");
      const [, free] = /Primjer: (\S+)/.exec(problem?.fix ?? "") ?? [];
      expect(check({ "program/cijene.md": section(`fragment: "${free}"\n`) })).toEqual([]);
    }
  });
});

describe("texts", () => {
  const [unknown, missing] = [
    error("photoAlt", "ne zna šta da upiše"),
    error("photoAlt", "nedostaje {"),
  ];
  testFile("pages/gallery.md", ["an unknown placeholder", edit("{n}", "{m}"), missing, unknown]);
  testFile("pages/contact.md", [
    "a title that search engines shorten",
    edit(/^ {2}title: .*$/m, `  title: "${"š".repeat(71)}"`),
    warning("title", "predug ("),
  ]);
  testFile(
    "pages/home.md",
    [
      "a label for screen readers without its visible words",
      edit(/(?<=^ {4}description: ).*/m, '"Slike"'),
      error("description", "čitač"),
    ],
    [
      "a word wider than a phone",
      eyebrow('"Prijava: https://forms.example.com"'),
      error("eyebrow", "preduga"),
    ],
  );
  testProblems(
    [
      "facts of the centre that are written out",
      {
        "notices/izlet.md": noticeUntil("2099-05-14").replace(
          "Idemo",
          "Zovite 061 111 101 ili +387 (62) 222-202, pišite na Pisite@sanjalica.example, dođite u Mustafe Pintola od 06:30 do 18:00.\nIdemo",
        ),
      },
      ...Array(5).fill(warning("Zovite", "podatak centra", "notices/izlet.md")),
    ],
    [
      "placeholders, towns and other numbers",
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
