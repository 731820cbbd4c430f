/** @jest-environment node */
import { checkDamaged, type Damage, listed, printed, swap } from "./support/content-copy";

const section = (fields: string, body = "") =>
  `---\norder: 3\nicon: "book"\ntitle: "Cjenovnik"\n${fields}---\n${body}`;

const page = '---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\nTekst.\n';

const table = (rows: string) => section("", `\nTekst.\n\n${rows}\n`);

const cases: [name: string, damages: Record<string, Damage>, found: string[]][] = [
  [
    "a section of everything at once",
    {
      "program/cjenovnik.md": section(
        'parts:\n  - title: "Dan"\n    text: "Tekst."\nquestions:\n  - question: "Kada?"\n    answer: "Sutra."\nphotos:\n  title: "Slike"\n  list: "gallery"\n  names:\n    - "1.webp"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n',
        "\n## Cijene\n\n| Boravak | Cijena |\n| :-- | --: |\n| Dan | 20 KM |\n\n1. Jedan\n2. Dva\n\n[Upis](/contact)\n",
      ),
    },
    [],
  ],
  ["a section of a title alone", { "program/cjenovnik.md": section("") }, []],
  [
    "links to sections, to one that its file names otherwise, and to photos",
    {
      "program/cjenovnik.md": section('address: "cijene"\n'),
      "site/navigation.yml": swap('"/gallery"', '"/program#cijene"'),
      "pages/not-found.md": swap('"/gallery"', '"/program#prostor-17"'),
    },
    [],
  ],
  [
    "a link to a section that is not there",
    { "site/navigation.yml": swap('"/gallery"', '"/program#cjenovnik"') },
    ["site/navigation.yml:8:5 Link „/program#cjenovnik” vodi na dio stranice koji ne postoji."],
  ],
  [
    "a link to a photo of a section that shows none any more",
    {
      "program/premises.md": swap(/^photos:\n( {2}.*\n)+/m, ""),
      "pages/not-found.md": swap('"/gallery"', '"/program#prostor-3"'),
    },
    ["pages/not-found.md:17:5 Link „/program#prostor-3” vodi na dio stranice koji ne postoji."],
  ],
  [
    "an address that cannot be one",
    { "program/cjenovnik.md": section('address: "Cijene, sve"\n') },
    ["program/cjenovnik.md:5:1 „Cijene, sve” ne može stajati u adresi."],
  ],
  [
    "an address twice on a page",
    { "program/cjenovnik.md": section('address: "premises"\n') },
    [
      "program/premises.md:2:1 Na istoj stranici već postoji dio s adresom „premises”, u datoteci cjenovnik.md.",
    ],
  ],
  [
    "an address that the page has for something else",
    { "program/cjenovnik.md": section('address: "slika-3"\n') },
    ["program/cjenovnik.md:5:1 Adresa „slika-3” na stranici već ima drugo značenje."],
  ],
  [
    "a list shown twice, an unknown list and an unknown photo",
    {
      "program/cjenovnik.md": section(
        'photos:\n  title: "Slike"\n  list: "premises"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n',
      ),
      "program/education.md": (text) =>
        text.replace(
          "parts:",
          'photos:\n  title: "Slike"\n  list: "galerija"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\nparts:',
        ),
      "program/third.md": section(
        'photos:\n  title: "Slike"\n  list: "gallery"\n  names:\n    - "1.wepb"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n',
      ).replace("order: 3", "order: 4"),
    },
    [
      "program/education.md:7:3 Vrijednost „galerija” ovdje ne može stajati.",
      "program/premises.md:16:3 Sve slike s ovog spiska na istoj stranici već prikazuje datoteka cjenovnik.md.",
      "program/third.md:9:7 Slike „1.wepb” nema na spisku content/gallery/photos.yml.",
    ],
  ],
  [
    "a table without its line of dashes",
    { "program/cjenovnik.md": table("| Boravak | Cijena |\n| Dan | 20 KM |") },
    [
      "program/cjenovnik.md:9:1 Ispod prvog reda tabele nedostaje red s crticama, pa se tabela ne bi prikazala.",
    ],
  ],
  [
    "a table that touches the text above it",
    { "program/cjenovnik.md": section("", "Cijene:\n| Boravak | Cijena |\n| --- | --- |\n") },
    [
      "program/cjenovnik.md:7:1 Tabela i tekst stoje jedno do drugog, pa se tabela ne bi prikazala.",
    ],
  ],
  [
    "a row with a cell too few",
    { "program/cjenovnik.md": table("| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 |\n| 4 |") },
    [
      "program/cjenovnik.md:12:1 Ovaj red tabele nema isti broj kolona kao prvi. Kolona u prvom redu: 2, a u ovom: 1.",
    ],
  ],
  [
    "a table where none has a place",
    { "perks/team.md": (text) => `${text}\n| A | B |\n| --- | --- |\n` },
    ["perks/team.md:13:1 Ovdje tabela nema mjesta: na telefonu bi bila šira od ekrana."],
  ],
  [
    "a page with a section, in the menu",
    {
      "pages/upis.md": page,
      "pages/upis/papiri.md": section("").replace("order: 3", "order: 1"),
      "site/navigation.yml": swap('"/gallery"', '"/upis#papiri"'),
    },
    [],
  ],
  [
    "a menu entry without a page",
    { "site/navigation.yml": swap('"/gallery"', '"/upis"') },
    ["site/navigation.yml:8:5 Link „/upis” vodi na stranicu koja ne postoji."],
  ],
  [
    "pages whose address is taken or none",
    { "pages/static.md": page, "pages/404.md": page, "pages/Upis djece.md": page },
    [
      "pages/404.md Adresa /404 je zauzeta, pa se ova stranica ne može objaviti.",
      "pages/Upis djece.md Naziv „Upis djece.md” ne može biti adresa stranice.",
      "pages/static.md Adresa /static je zauzeta, pa se ova stranica ne može objaviti.",
    ],
  ],
  [
    "a section of a page that is not there",
    { "pages/upis.md": page, "pages/upsi/papiri.md": section("") },
    [
      "pages/upsi/papiri.md Ovo je dio stranice koje nema: nedostaje datoteka content/pages/upsi.md.",
    ],
  ],
  [
    "a look that there is not",
    { "pages/upis.md": page.replace("noon", "podne") },
    ["pages/upis.md:4:1 Vrijednost „podne” ovdje ne može stajati."],
  ],
  [
    "links in answers that lead nowhere, and a link where none has a place",
    {
      "program/cjenovnik.md": section(
        'questions:\n  - question: "Kada?"\n    answer: "1. marta, [upis](/upsi) i [papiri](/files/a.pdf)."\n  - question: "Gdje?"\n    answer: "**Ovdje**, [program](/program#premises)."\nparts:\n  - title: "Dan"\n    text: "Vidite [upis](/contact)."\n',
      ),
    },
    [
      "program/cjenovnik.md:7:5 Link „/upsi” vodi na stranicu koja ne postoji.",
      "program/cjenovnik.md:7:5 Link „/files/a.pdf” vodi na dokument kojeg nema u folderu content/files.",
      "program/cjenovnik.md:12:5 U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.",
    ],
  ],
  [
    "a heading without a blank",
    { "program/cjenovnik.md": section("", "\n##Cijene\n") },
    [
      "program/cjenovnik.md:7:1 Iza znakova # na početku reda nema razmaka, pa ovo ne bi bio naslov.",
    ],
  ],
];

it.each(cases)("finds %s", async (_, damages, found) => {
  expect(listed(await checkDamaged(damages))).toEqual(found);
});

it("proposes the section that was meant", async () => {
  const [text] = printed(
    await checkDamaged({ "site/navigation.yml": swap('"/gallery"', '"/program#premisses"') }),
  );
  expect(text).toContain("Jeste li htjeli „/program#premises”?");
  expect(text).toContain("/program#education, /program#premises");
});
