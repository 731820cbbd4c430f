/** @jest-environment node */
import { checkDamaged, holdMessages, holdReport, listed, swap } from "./support/content-copy";

const section = (fields: string, body = "", order = 4) =>
  `---\norder: ${order}\nicon: "book"\ntitle: "Cijene"\n${fields}---\n${body}`;

const photosOf = (list: string, names = "") =>
  `photos:\n  title: "Slike"\n  list: "${list}"\n${names}  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n`;

const page = '---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\nTekst.\n';

it("finds nothing in sections of everything and of a title alone, nor in links to them", async () => {
  const fields =
    'address: "placanje"\nparts:\n  - title: "Dan"\n    text: "Tekst."\nquestions:\n  - question: "Kada?"\n    answer: "Sutra."\n';
  const body =
    "\n## Cijene\n\n| Boravak | Cijena |\n| :-- | --: |\n| Dan | 20 KM |\n\n1. Jedan\n2. Dva\n\n[Upis](/contact)\n";
  const photos = photosOf("gallery", '  names:\n    - "foto1.webp"\n');
  const damages = {
    "program/cijene.md": section(fields + photos, body),
    "program/naslov.md": section("", "", 5),
    "pages/dolazak.md": page,
    "pages/dolazak/papiri.md": section("", "", 1),
    "pages/not-found.md": swap('"/gallery"', '"/program#prostor-4"'),
    "pages/home.md": swap('"/gallery"', '"/program#placanje"'),
    "site/navigation.yml": swap('"/gallery"', '"/dolazak#papiri"'),
  };
  expect(listed(await checkDamaged(damages))).toEqual([]);
});

holdReport("links to sections and photos that are not there, and proposes what was meant", {
  "site/navigation.yml": swap('"/gallery"', '"/program#premisses"'),
  "program/premises.md": swap(/^photos:\n( {2}.*\n)+/m, ""),
  "pages/not-found.md": swap('"/gallery"', '"/program#prostor-3"'),
});

holdReport("addresses of sections that are none, twice on a page, or taken", {
  "program/cijene.md": section('address: "Cijene, sve"\n'),
  "program/placanje.md": section('address: "premises"\n', "", 5),
  "program/rokovi.md": section('address: "slika-3"\n', "", 6),
  "program/logo.md": section("", "", 7),
});

holdReport("a list shown twice, an unknown list and an unknown photo", {
  "program/cijene.md": section(photosOf("premises")),
  "program/education.md": (text: string) => text.replace("parts:", `${photosOf("galerija")}parts:`),
  "program/third.md": section(photosOf("gallery", '  names:\n    - "foto1.wepb"\n'), "", 5),
});

const named = (...names: string[]) =>
  `  names:\n${names.map((name) => `    - "${name}"\n`).join("")}`;

const withPhotos = (photos: string) => page.replace("look", `${photos}look`);

holdReport("photos that would have one address twice on a page", {
  "gallery/photos.yml": (text: string) => `${text}  - photo: "./Foto1.webp"\n`,
  "pages/cijene.md": withPhotos(photosOf("premises", named("soba1.webp"))),
  "pages/cijene/cijene.md": section(photosOf("premises", named("soba1.webp"))),
  "pages/cijene/druge.md": section(photosOf("premises", named("soba1.webp")), "", 5),
  "pages/ljeto.md": withPhotos(photosOf("gallery")),
  "pages/ljeto/more.md": section(photosOf("gallery")),
  "pages/ljeto/voda.md": section(photosOf("premises"), "", 5),
  "program/more.md": section(photosOf("gallery", named("foto2.webp", "foto3.webp", "foto2.webp"))),
  "program/snijeg.md": section(photosOf("gallery"), "", 5),
});

holdReport("links to photos that a page does not show", {
  "pages/home.md": swap('"/gallery"', '"/program#cijene-slika-5"'),
  "pages/not-found.md": swap('"/gallery"', '"/program#cijene-slika-1"'),
  "program/cijene.md": section(photosOf("gallery", named("foto7.webp", "foto3.webp"))),
});

holdReport("tables and headings that would not be shown as such", {
  "perks/team.md": (text: string) => `${text}\n| A | B |\n| --- | --- |\n`,
  "program/crtice.md": section("", "\nTekst.\n\n| A | B |\n| 1 | 2 |\n"),
  "program/naslov.md": section("", "\n##Cijene\n", 5),
  "program/red.md": section("", "\n| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 |\n| 4 |\n", 6),
  "program/tekst.md": section("", "Cijene:\n| A | B |\n| --- | --- |\n| 1 | 2 |\nTekst.\n", 7),
});

holdReport("pages whose address is taken or none, a look that there is not, and what has no page", {
  "pages/static.md": page,
  "pages/404.md": page,
  "pages/Upis djece.md": page,
  "pages/dolazak.md": page.replace("noon", "podne"),
  "pages/dolazka/papiri.md": section(""),
  "site/navigation.yml": swap('"/gallery"', '"/dolazci"'),
});

holdMessages("program/cijene.md", {
  "links in answers that lead nowhere, and one where none has a place": section(
    'questions:\n  - question: "Kada?"\n    answer: "1. marta, [upis](/upsi) i [papiri](/files/a.pdf)."\n  - question: "Gdje?"\n    answer: "**Ovdje**, [program](/program#premises)."\nparts:\n  - title: "Dan"\n    text: "Vidite [upis](/contact)."\n',
  ),
});
