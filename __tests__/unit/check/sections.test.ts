/** @jest-environment node */
import { checkDamaged, type Damage, listed, printed, swap } from "./support/content-copy";

const section = (fields: string, body = "") =>
  `---\norder: 4\nicon: "book"\ntitle: "Cijene"\n${fields}---\n${body}`;

const page = '---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\nTekst.\n';

const table = (rows: string) => section("", `\nTekst.\n\n${rows}\n`);

const cases: [name: string, damages: Record<string, Damage>, found: string[]][] = [
  [
    "a section of everything at once",
    {
      "program/cijene.md": section(
        'parts:\n  - title: "Dan"\n    text: "Tekst."\nquestions:\n  - question: "Kada?"\n    answer: "Sutra."\nphotos:\n  title: "Slike"\n  list: "gallery"\n  names:\n    - "foto1.webp"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n',
        "\n## Cijene\n\n| Boravak | Cijena |\n| :-- | --: |\n| Dan | 20 KM |\n\n1. Jedan\n2. Dva\n\n[Upis](/contact)\n",
      ),
    },
    [],
  ],
  ["a section of a title alone", { "program/cijene.md": section("") }, []],
  [
    "links to sections, to one that its file names otherwise, and to photos",
    {
      "program/cijene.md": section('address: "placanje"\n'),
      "site/navigation.yml": swap('"/gallery"', '"/program#placanje"'),
      "pages/not-found.md": swap('"/gallery"', '"/program#prostor-17"'),
    },
    [],
  ],
  [
    "a link to a section that is not there",
    { "site/navigation.yml": swap('"/gallery"', '"/program#cijene"') },
    ["site/navigation.yml:11:5 Link „/program#cijene” vodi na dio stranice koji ne postoji."],
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
    { "program/cijene.md": section('address: "Cijene, sve"\n') },
    ["program/cijene.md:5:1 „Cijene, sve” ne može stajati u adresi."],
  ],
  [
    "an address twice on a page",
    { "program/cijene.md": section('address: "premises"\n') },
    [
      "program/premises.md:2:1 Na istoj stranici već postoji dio s adresom „premises”, u datoteci cijene.md.",
    ],
  ],
  [
    "an address that the page has for something else",
    { "program/cijene.md": section('address: "slika-3"\n') },
    ["program/cijene.md:5:1 Adresa „slika-3” na stranici već ima drugo značenje."],
  ],
  [
    "a list shown twice, an unknown list and an unknown photo",
    {
      "program/cijene.md": section(
        'photos:\n  title: "Slike"\n  list: "premises"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n',
      ),
      "program/education.md": (text) =>
        text.replace(
          "parts:",
          'photos:\n  title: "Slike"\n  list: "galerija"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\nparts:',
        ),
      "program/third.md": section(
        'photos:\n  title: "Slike"\n  list: "gallery"\n  names:\n    - "foto1.wepb"\n  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n',
      ).replace("order: 4", "order: 5"),
    },
    [
      "program/education.md:7:3 Vrijednost „galerija” ovdje ne može stajati.",
      "program/premises.md:16:3 Sve slike s ovog spiska na istoj stranici već prikazuje datoteka cijene.md.",
      "program/third.md:9:7 Slike „foto1.wepb” nema na spisku content/gallery/photos.yml.",
    ],
  ],
  [
    "a table without its line of dashes",
    { "program/cijene.md": table("| Boravak | Cijena |\n| Dan | 20 KM |") },
    [
      "program/cijene.md:9:1 Ispod prvog reda tabele nedostaje red s crticama, pa se tabela ne bi prikazala.",
    ],
  ],
  [
    "a table that touches the text above it",
    { "program/cijene.md": section("", "Cijene:\n| Boravak | Cijena |\n| --- | --- |\n") },
    ["program/cijene.md:7:1 Tabela i tekst stoje jedno do drugog, pa se tabela ne bi prikazala."],
  ],
  [
    "a row with a cell too few",
    { "program/cijene.md": table("| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 |\n| 4 |") },
    [
      "program/cijene.md:12:1 Ovaj red tabele nema isti broj kolona kao prvi. Kolona u prvom redu: 2, a u ovom: 1.",
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
      "pages/dolazak.md": page,
      "pages/dolazak/papiri.md": section("").replace("order: 4", "order: 1"),
      "site/navigation.yml": swap('"/gallery"', '"/dolazak#papiri"'),
    },
    [],
  ],
  [
    "a menu entry without a page",
    { "site/navigation.yml": swap('"/gallery"', '"/dolazak"') },
    ["site/navigation.yml:11:5 Link „/dolazak” vodi na stranicu koja ne postoji."],
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
    { "pages/dolazak.md": page, "pages/dolazka/papiri.md": section("") },
    [
      "pages/dolazka/papiri.md Ovo je dio stranice koje nema: nedostaje datoteka content/pages/dolazka.md.",
    ],
  ],
  [
    "a look that there is not",
    { "pages/dolazak.md": page.replace("noon", "podne") },
    ["pages/dolazak.md:4:1 Vrijednost „podne” ovdje ne može stajati."],
  ],
  [
    "links in answers that lead nowhere, and a link where none has a place",
    {
      "program/cijene.md": section(
        'questions:\n  - question: "Kada?"\n    answer: "1. marta, [upis](/upsi) i [papiri](/files/a.pdf)."\n  - question: "Gdje?"\n    answer: "**Ovdje**, [program](/program#premises)."\nparts:\n  - title: "Dan"\n    text: "Vidite [upis](/contact)."\n',
      ),
    },
    [
      "program/cijene.md:7:5 Link „/upsi” vodi na stranicu koja ne postoji.",
      "program/cijene.md:7:5 Link „/files/a.pdf” vodi na dokument kojeg nema u folderu content/files.",
      "program/cijene.md:12:5 U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.",
    ],
  ],
  [
    "a heading without a blank",
    { "program/cijene.md": section("", "\n##Cijene\n") },
    ["program/cijene.md:7:1 Iza znakova # na početku reda nema razmaka, pa ovo ne bi bio naslov."],
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
