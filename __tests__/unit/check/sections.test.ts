/** @jest-environment node */
import { checkDamaged, type Damage, listed, printed, swap } from "./support/content-copy";

const section = (fields: string, body = "", order = 4) =>
  `---\norder: ${order}\nicon: "book"\ntitle: "Cijene"\n${fields}---\n${body}`;

const photosOf = (list: string, names = "") =>
  `photos:\n  title: "Slike"\n  list: "${list}"\n${names}  photoAlt: "Slika {n}"\n  openLabel: "Slika {n}, otvori"\n`;

const page = '---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\nTekst.\n';

const found = async (damages: Record<string, Damage>) => listed(await checkDamaged(damages));

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
  expect(await found(damages)).toEqual([]);
});

it("finds links to sections and photos that are not there, and proposes what was meant", async () => {
  const damages = {
    "site/navigation.yml": swap('"/gallery"', '"/program#premisses"'),
    "program/premises.md": swap(/^photos:\n( {2}.*\n)+/m, ""),
    "pages/not-found.md": swap('"/gallery"', '"/program#prostor-3"'),
  };
  expect(await found(damages)).toEqual([
    "pages/not-found.md:17:5 Link „/program#prostor-3” vodi na dio stranice koji ne postoji.",
    "site/navigation.yml:11:5 Link „/program#premisses” vodi na dio stranice koji ne postoji.",
  ]);
  const text = printed(await checkDamaged(damages)).join();
  expect(text).toContain("Jeste li htjeli „/program#premises”?");
  expect(text).toContain("/program#education, /program#premises");
});

it("finds addresses of sections that are none, twice on a page, or taken", async () => {
  const damages = {
    "program/cijene.md": section('address: "Cijene, sve"\n'),
    "program/placanje.md": section('address: "premises"\n', "", 5),
    "program/rokovi.md": section('address: "slika-3"\n', "", 6),
    "program/logo.md": section("", "", 7),
  };
  expect(await found(damages)).toEqual([
    "program/cijene.md:5:1 „Cijene, sve” ne može stajati u adresi.",
    "program/logo.md:2:1 Adresa „logo” na stranici već ima drugo značenje.",
    "program/premises.md:2:1 Na istoj stranici već postoji dio s adresom „premises”, u datoteci placanje.md.",
    "program/rokovi.md:5:1 Adresa „slika-3” na stranici već ima drugo značenje.",
  ]);
});

it("finds a list shown twice, an unknown list and an unknown photo", async () => {
  const damages = {
    "program/cijene.md": section(photosOf("premises")),
    "program/education.md": (text: string) =>
      text.replace("parts:", `${photosOf("galerija")}parts:`),
    "program/third.md": section(photosOf("gallery", '  names:\n    - "foto1.wepb"\n'), "", 5),
  };
  expect(await found(damages)).toEqual([
    "program/education.md:7:3 Vrijednost „galerija” ovdje ne može stajati.",
    "program/premises.md:16:3 Sve slike s ovog spiska na istoj stranici već prikazuje datoteka cijene.md.",
    "program/third.md:9:7 Slike „foto1.wepb” nema na spisku content/gallery/photos.yml.",
  ]);
});

const named = (...names: string[]) =>
  `  names:\n${names.map((name) => `    - "${name}"\n`).join("")}`;

it("finds photos that would have one address twice on a page", async () => {
  const withPhotos = (photos: string) => page.replace("look", `${photos}look`);
  const damages = {
    "gallery/photos.yml": (text: string) => `${text}  - photo: "./Foto1.webp"\n`,
    "pages/cijene.md": withPhotos(photosOf("premises", named("soba1.webp"))),
    "pages/cijene/cijene.md": section(photosOf("premises", named("soba1.webp"))),
    "pages/cijene/druge.md": section(photosOf("premises", named("soba1.webp")), "", 5),
    "pages/ljeto.md": withPhotos(photosOf("gallery")),
    "pages/ljeto/more.md": section(photosOf("gallery")),
    "pages/ljeto/voda.md": section(photosOf("premises"), "", 5),
    "program/more.md": section(
      photosOf("gallery", named("foto2.webp", "foto3.webp", "foto2.webp")),
    ),
    "program/snijeg.md": section(photosOf("gallery"), "", 5),
  };
  const problems = await checkDamaged(damages);
  expect(listed(problems)).toEqual([
    "gallery/photos.yml:24:5 Slike „./Foto1.webp” nema u folderu content/gallery.",
    "gallery/photos.yml:24:5 Slika „./Foto1.webp” je na ovom spisku već upisana, na mjestu 1.",
    "pages/cijene/cijene.md:2:1 Adresa „cijene” je i adresa stranice, pa bi slike oba spiska imale iste adrese.",
    "pages/ljeto/more.md:7:3 Sve slike s ovog spiska na istoj stranici već prikazuje datoteka ljeto.md.",
    "program/more.md:11:7 Slika „foto2.webp” je na ovom spisku već upisana, na mjestu 1.",
  ]);
  expect(problems[2]?.fix).toMatch(/Primjer: address: "cijene-dio"$/);
});

it("finds links to photos that a page does not show", async () => {
  const photos = photosOf("gallery", named("foto7.webp", "foto3.webp"));
  const damages = {
    "pages/home.md": swap('"/gallery"', '"/program#cijene-slika-5"'),
    "pages/not-found.md": swap('"/gallery"', '"/program#cijene-slika-1"'),
    "program/cijene.md": section(photos),
  };
  expect(printed(await checkDamaged(damages))).toEqual([
    [
      "GREŠKA: Link „/program#cijene-slika-1” vodi na sliku koja ne postoji.",
      "Gdje: content/pages/not-found.md:17:5, polje „links[2].to (Stranica)”",
      "Šta uraditi: Upišite broj slike koja se tu prikazuje: 3, 5. Primjer: /program#cijene-slika-5",
    ].join("\n"),
  ]);
});

it("finds tables and headings that would not be shown as such", async () => {
  const damages = {
    "perks/team.md": (text: string) => `${text}\n| A | B |\n| --- | --- |\n`,
    "program/crtice.md": section("", "\nTekst.\n\n| A | B |\n| 1 | 2 |\n"),
    "program/naslov.md": section("", "\n##Cijene\n", 5),
    "program/red.md": section("", "\n| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 |\n| 4 |\n", 6),
    "program/tekst.md": section("", "Cijene:\n| A | B |\n| --- | --- |\n| 1 | 2 |\nTekst.\n", 7),
  };
  expect(await found(damages)).toEqual([
    "perks/team.md:13:1 Ovdje tabela nema mjesta: na telefonu bi bila šira od ekrana.",
    "program/crtice.md:9:1 Ispod prvog reda tabele nedostaje red s crticama, pa se tabela ne bi prikazala.",
    "program/naslov.md:7:1 Iza znakova # na početku reda nema razmaka, pa ovo ne bi bio naslov.",
    "program/red.md:10:1 Ovaj red tabele nema isti broj kolona kao prvi. Kolona u prvom redu: 2, a u ovom: 1.",
    "program/tekst.md:10:1 Ovaj tekst stoji odmah ispod tabele, pa bi postao njen red.",
  ]);
});

it("finds pages whose address is taken or none, a look that there is not, and what has no page", async () => {
  const damages = {
    "pages/static.md": page,
    "pages/404.md": page,
    "pages/Upis djece.md": page,
    "pages/dolazak.md": page.replace("noon", "podne"),
    "pages/dolazka/papiri.md": section(""),
    "site/navigation.yml": swap('"/gallery"', '"/dolazci"'),
  };
  expect(await found(damages)).toEqual([
    "pages/404.md Adresa /404 je zauzeta, pa se ova stranica ne može objaviti.",
    "pages/Upis djece.md Naziv „Upis djece.md” ne može biti adresa stranice.",
    "pages/dolazak.md:4:1 Vrijednost „podne” ovdje ne može stajati.",
    "pages/dolazka/papiri.md Ovo je dio stranice koje nema: nedostaje datoteka content/pages/dolazka.md.",
    "pages/static.md Adresa /static je zauzeta, pa se ova stranica ne može objaviti.",
    "site/navigation.yml:11:5 Link „/dolazci” vodi na stranicu koja ne postoji.",
  ]);
});

it("finds links in answers that lead nowhere, and a link where none has a place", async () => {
  const fields =
    'questions:\n  - question: "Kada?"\n    answer: "1. marta, [upis](/upsi) i [papiri](/files/a.pdf)."\n  - question: "Gdje?"\n    answer: "**Ovdje**, [program](/program#premises)."\nparts:\n  - title: "Dan"\n    text: "Vidite [upis](/contact)."\n';
  expect(await found({ "program/cijene.md": section(fields) })).toEqual([
    "program/cijene.md:7:5 Link „/upsi” vodi na stranicu koja ne postoji.",
    "program/cijene.md:7:5 Link „/files/a.pdf” vodi na dokument kojeg nema u folderu content/files.",
    "program/cijene.md:12:5 U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.",
  ]);
});
