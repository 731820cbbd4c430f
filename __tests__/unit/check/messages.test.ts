/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { siteContent } from "../../support/site";
import {
  checkDamaged,
  type Damage,
  listed,
  printed,
  soundText,
  swap,
} from "./support/content-copy";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Not Node.js's "latin1", which makes a carriage return of č. */
const windows1250 = (text: string) =>
  Buffer.from(
    text.replace(
      /[čćžšđ]/g,
      (letter) => ({ č: "è", ć: "æ", ž: "\u009E", š: "\u009A" })[letter] ?? "ð",
    ),
    "latin1",
  );
const home = soundText("pages/home.md");
const centre = soundText("site/centre.yml");
const photo = fs.readFileSync(path.join(siteContent, "gallery/foto7.webp"));

/** One more entry of the opening hours, of four lines or three. */
const hoursEntry = (from: string, to?: string) =>
  [`- from: "${from}"`, ...(to ? [`  to: "${to}"`] : []), '  opens: "09:00"', '  closes: "13:00"']
    .map((line) => `    ${line}\n`)
    .join("");

const weekdays = hoursEntry("ponedjeljak", "petak");

/** Gives the centre these opening hours. */
const withHours = (...entries: string[]) => swap(/(?<=^ {2}days:\n)( {4}.*\n)+/m, entries.join(""));

/** The list of closures with one entry. */
const closedOn = (from: string, to?: string) =>
  [
    "closures:",
    `  - from: "${from}"`,
    ...(to ? [`    to: "${to}"`] : []),
    '    reason: "Praznik"\n',
  ].join("\n");

/** A notice, of a trip. */
const noticeUntil = (to: string, from = "2099-05-10") =>
  `---\ntitle: "Izlet"\nfrom: "${from}"\nto: "${to}"\n---\n\nIdemo na izlet.\n`;

/** Writes another eyebrow into the home page; it stands in line 8. */
const eyebrow = (value: string) => swap(/^eyebrow.*$/m, `eyebrow: ${value}`);

/** A damage of one file that gives one message: what is done, place without its file, message. */
type Slip = [name: string, damage: Damage, found: string];

const slips: Readonly<Record<string, readonly Slip[]>> = {
  "pages/home.md": [
    ["a missing field", swap(/^eyebrow.*\n/m, ""), "2:1 Nedostaje obavezno polje „eyebrow”."],
    [
      "a missing field in a group",
      swap(/^ {2}text:.*\n/m, ""),
      "26:1 Nedostaje obavezno polje „text”.",
    ],
    ["an empty text", eyebrow('""'), "8:1 Polje „eyebrow” je prazno."],
    ["nothing after the colon", swap(/^eyebrow.*$/m, "eyebrow:"), "8:1 Polje „eyebrow” je prazno."],
    [
      "a field nobody knows",
      swap(/^eyebrow/m, "boja: 3\neyebrow"),
      "8:1 Polje „boja” nije poznato.",
    ],
    [
      "a number in place of a text",
      eyebrow("12"),
      "8:1 U polju „eyebrow” je pogrešna vrsta podatka. Očekuje se: tekst. Upisano je: broj.",
    ],
    [
      "front matter without an end",
      (t) => t.replace(/\n---\n/, "\n"),
      "41:1 Nedostaje drugi red s tri crtice, kojim se polja završavaju.",
    ],
    [
      "front matter without a start",
      swap(/^---\n/, ""),
      "1:1 Datoteka ne počinje redom s tri crtice.",
    ],
    [
      "a colon in a text without quotes",
      eyebrow("Centar: igra i rad"),
      "8:10 Tekst s dvotačkom nije pod navodnicima.",
    ],
    [
      "straight quotes inside a text",
      eyebrow('"Centar "Sanjalica" Ilidža"'),
      "8:19 Iza navodnika kojim se tekst završava stoji još nešto.",
    ],
    ["no colon", swap("eyebrow: ", "eyebrow "), "8:1 Iza naziva polja nema dvotačke i razmaka."],
    [
      "a text cut off by #",
      eyebrow("Centar # igra"),
      "8:10 ! Sve iza znaka # se ne prikazuje: „igra”.",
    ],
    [
      "a text that starts with a sign of YAML",
      eyebrow("*Centar"),
      "8:10 Tekst počinje znakom koji ovdje ima posebno značenje.",
    ],
    [
      "UTF-16",
      Buffer.from(`\uFEFF${home}`, "utf16le"),
      "1:1 Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
    ],
    [
      "a link to a page that does not exist",
      swap('"/contact"', '"/kontakt"'),
      "15:3 Link „/kontakt” vodi na stranicu koja ne postoji.",
    ],
    [
      "a link to a photo that does not exist",
      swap('"/gallery"', '"/gallery#slika-30"'),
      "38:5 Link „/gallery#slika-30” vodi na sliku koja ne postoji.",
    ],
    [
      "HTML in a field",
      eyebrow('"<b>Centar</b>"'),
      "8:1 U tekstu je HTML oznaka „<b>”. Roditelji bi vidjeli baš te znakove.",
    ],
    ["an empty page file", "", "1:1 Datoteka ne počinje redom s tri crtice."],
    [
      "one memory twice",
      swap('"foto11.webp"', '"foto17.webp"'),
      "33:7 Slika „foto17.webp” je na ovom spisku već upisana, na mjestu 1.",
    ],
    [
      "four memories",
      swap('    - "foto10.webp"', '    - "foto10.webp"\n    - "foto12.webp"'),
      "31:3 Polje „photos” ima pogrešan broj stavki: 4.",
    ],
    [
      "a memory that the list does not name",
      swap('"foto11.webp"', '"foto11.jpg"'),
      "33:7 Slike „foto11.jpg” nema na spisku content/gallery/photos.yml.",
    ],
    [
      "quote in text",
      eyebrow("'Centar \"igra\"'"),
      "8:1 ! U tekstu je ravni navodnik, koji će roditelji vidjeti.",
    ],
    [
      "description without label",
      swap(/(?<=^ {4}description: ).*/m, '"Slike"'),
      "37:5 ! Natpis za čitač ekrana ne sadrži natpis koji se vidi: „Vidi više...”.",
    ],
    [
      "fence with words",
      swap(/^---\n\n/m, "--- kraj\n\n"),
      "39:1 Nedostaje drugi red s tri crtice, kojim se polja završavaju.",
    ],
    ["backslash", eyebrow('"a\\q"'), "8:12 U tekstu pod navodnicima je obrnuta kosa crta (\\)."],
    ["bracket", eyebrow("[Centar"), "8:10 Tekst počinje znakom koji ovdje ima posebno značenje."],
    [
      "highlighted words that the title lacks",
      swap('"snovi rastu"', '"snovi blistaju"'),
      "12:1 Istaknutih riječi „snovi blistaju” nema u naslovu.",
    ],
  ],
  "site/centre.yml": [
    ["a missing group", swap(/^hours:\n( {2}.*\n)+/m, ""), "3:1 Nedostaje obavezno polje „hours”."],
    [
      "a text in place of a list",
      swap(/^phones:\n.*\n.*\n/m, 'phones: "061"\n'),
      "5:1 U polju „phones” je pogrešna vrsta podatka. Očekuje se: lista (svaka stavka u svom redu, s crticom na početku). Upisano je: tekst.",
    ],
    [
      "one telephone in place of two",
      swap(/^ {2}- "\+387 62.*\n/m, ""),
      "5:1 Polje „phones” ima pogrešan broj stavki: 1.",
    ],
    ["a tab before a field", swap("  street", "\tstreet"), "10:1 Red je uvučen tipkom Tab."],
    [
      "a line too far right",
      swap("  street", "   street"),
      "10:1 Red nije uvučen kao redovi oko njega.",
    ],
    [
      "a line too far left",
      swap("  place", " place"),
      "11:1 Red nije uvučen kao redovi oko njega.",
    ],
    [
      "an old Windows encoding",
      windows1250(centre),
      "2:33 Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
    ],
    [
      "a field written twice",
      (t) => `${t}\nname: "A"\n`,
      "40:1 Polje „name” je u istoj grupi upisano dva puta.",
    ],
    [
      "hours that end before they start",
      swap('"18:00"', '"06:00"'),
      "19:7 Vrijeme otvaranja mora biti prije vremena zatvaranja. Upisano je: 06:30 do 06:00.",
    ],
    ["hours in another form", swap('"18:00"', "18h"), "19:7 Radno vrijeme „18h” nije ispravno."],
    ["a day of the week that is none", swap('"petak"', '"petek"'), "17:7 Dan „petek” ne postoji."],
    [
      "a last day before the first",
      swap('from: "ponedjeljak"', 'from: "subota"'),
      "17:7 Posljednji dan (petak) je u sedmici prije prvog (subota).",
    ],
    [
      "a day in two ranges",
      withHours(weekdays, hoursEntry("srijeda", "subota")),
      "20:7 Radno vrijeme za dan „srijeda” je upisano dva puta.",
    ],
    [
      "a day with two entries of its own",
      withHours(weekdays, hoursEntry("petak"), hoursEntry("petak", "petak")),
      "23:7 Radno vrijeme za dan „petak” je upisano dva puta.",
    ],
    [
      "a text for a weekend that has hours",
      withHours(weekdays, hoursEntry("subota", "nedjelja")),
      "24:3 ! Subota i nedjelja imaju radno vrijeme, pa se tekst za vikend nigdje ne prikazuje.",
    ],
    [
      "an e-mail without @",
      swap("pisite@", "pisite"),
      "8:1 E-mail adresa „pisitesanjalica.example” nije ispravna.",
    ],
    [
      "a point outside the country",
      swap("43.83", "18.31"),
      "29:3 Tačka na mapi je izvan Bosne i Hercegovine. Upisano je: 18.31, 18.31.",
    ],
    [
      "a comma in a coordinate",
      swap("43.83", "43,83"),
      "29:3 U polju „lat” je pogrešna vrsta podatka. Očekuje se: broj. Upisano je: tekst.",
    ],
    ["an empty YAML file", "", "1:1 Nedostaje obavezno polje „name”."],
    [
      "a list in place of fields",
      "- a",
      "1:1 U polju „site/centre.yml” je pogrešna vrsta podatka. Očekuje se: grupa polja. Upisano je: lista.",
    ],
    [
      "control character",
      swap("Sanjalica", "San\u0007jalica"),
      "3:11 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.",
    ],
    [
      "letter of an old Windows encoding, taken for Latin-1",
      swap("Ilidža", "Ilid\u009Ea"),
      "11:15 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.",
    ],
    [
      "replacement character",
      swap("Ilidža", "Ilid\uFFFDa"),
      "11:15 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.",
    ],
    ["yaml docs", swap(/^hours/m, "---\nhours"), "14:1 Red s tri crtice ovdje ne može stajati."],
    [
      "list on the line",
      swap("phones:", "phones: -"),
      "5:9 Datoteka se ne može pročitati. Greška je u redu 5, kod znaka broj 9, ili u redu iznad njega.",
    ],
    [
      "tiles",
      swap("{z}", "{q}"),
      "32:3 Adresa dijelova mape „https://tile.openstreetmap.org/{q}/{x}/{y}.png” nije ispravna.",
    ],
    ["zoom", swap("zoom: 20", "zoom: 25"), "31:3 Broj 25 u polju „zoom” nije moguć."],
    [
      "zoom fraction",
      swap("zoom: 20", "zoom: 2.5"),
      "31:3 U polju „zoom” je pogrešna vrsta podatka. Očekuje se: cijeli broj. Upisano je: broj.",
    ],
  ],
  "pages/program.md": [
    [
      "only what is wrong in a page that cannot be read, not that its photo is unused",
      swap("title: ", "title:"),
      "3:3 Iza „title:” nema razmaka.",
    ],
    [
      "empty list",
      swap(/^checks:\n(?: .*\n)+/m, "checks: []\n"),
      "11:1 Polje „checks” ima pogrešan broj stavki: 0.",
    ],
  ],
  "site/closures.yml": [
    [
      "a day that the calendar does not have",
      closedOn("2027-02-31"),
      "2:5 Datum „2027-02-31” ne postoji.",
    ],
    [
      "a month that the calendar does not have",
      closedOn("2099-13-01"),
      "2:5 Datum „2099-13-01” ne postoji.",
    ],
    [
      "a day as people write it",
      closedOn("1. 3. 2099."),
      "2:5 Datum „1. 3. 2099.” nije napisan kako stranica očekuje.",
    ],
    ["a day in words", closedOn("prvi mart"), "2:5 Datum „prvi mart” nije ispravan."],
    [
      "a closure that ends before it begins",
      closedOn("2099-07-23", "2099-07-12"),
      "3:5 Posljednji dan (2099-07-12) je prije prvog (2099-07-23).",
    ],
    ["a closure that is over", closedOn("2026-03-01"), "2:5 ! Ovi zatvoreni dani su prošli."],
    [
      "a closure of a year",
      closedOn("2098-07-12", "2099-07-12"),
      "3:5 ! Centar bi bio zatvoren duže od dva mjeseca (broj dana: 366). Je li to tačno?",
    ],
    [
      "a closure that is explained at length",
      closedOn("2099-03-01").replace("Praznik", "Kolektivni godišnji odmor svih uposlenika centra"),
      "3:5 ! Razlog je dug (broj znakova: 48), pa oznaka uz radno vrijeme zauzima mnogo mjesta.",
    ],
    [
      "a closure without a reason",
      'closures:\n  - from: "2099-03-01"\n',
      "2:5 Nedostaje obavezno polje „reason”.",
    ],
  ],
  "notices/izlet.md": [
    [
      "a notice that is over",
      noticeUntil("2026-05-14", "2026-05-10"),
      "4:1 ! Ovo obavještenje se više ne prikazuje, jer je njegov posljednji dan prošao.",
    ],
    [
      "a notice that ends before it begins",
      noticeUntil("2098-05-14"),
      "4:1 Posljednji dan (2098-05-14) je prije prvog (2099-05-10).",
    ],
  ],
  "perks/team.md": [
    ["an icon that does not exist", swap('"team"', '"teem"'), "3:1 Ikona „teem” ne postoji."],
    [
      "two cards with one place",
      swap("order: 3", "order: 2"),
      "2:1 Isti redoslijed (2) ima i datoteka „activities.md”, pa se ne zna koja je prva.",
    ],
    [
      "no text under the fields",
      (t) => t.slice(0, t.lastIndexOf("---") + 4),
      "10:1 Ispod polja nema teksta (Tekst kartice).",
    ],
    ["picture in text", (t) => `${t}\n![a](./a.png)`, "13:1 Slika se ne može staviti u tekst."],
  ],
  "gallery/photos.yml": [
    ["an empty list", "photos: []\n", "1:1 Polje „photos” ima pogrešan broj stavki: 0."],
    [
      "a photo without its name",
      swap('photo: "foto4.webp"\n    ', ""),
      "14:5 Nedostaje obavezno polje „photo”.",
    ],
    ["a focus beyond the photo", swap("x: 94", "x: 940"), "8:7 Broj 940 u polju „x” nije moguć."],
    [
      "a focus in one line",
      swap(/focus:\n.*\n.*\n/, "focus: 94 0\n"),
      "7:5 U polju „focus” je pogrešna vrsta podatka. Očekuje se: grupa polja. Upisano je: tekst.",
    ],
    ["an empty file for a list", "", "1:1 Nedostaje obavezno polje „photos”."],
  ],
  "site/interface.yml": [
    [
      "name of a button without what is seen of it",
      swap('"Navigacija do centra', '"Vodi me do centra'),
      "38:5 ! Natpis za čitač ekrana ne sadrži natpis koji se vidi: „Navigacija”.",
    ],
  ],
  "site/navigation.yml": [
    [
      "menu of one",
      'items:\n  - label: "a"\n    to: "/"\n',
      "1:1 Polje „items” ima pogrešan broj stavki: 1.",
    ],
  ],
};

/** What is done to the content, and what is then found: place, `!` for a warning, message. */
const cases: [name: string, damages: Record<string, Damage>, found: string[]][] = [
  [
    "fields with names that every JavaScript object has",
    { "pages/home.md": swap(/^eyebrow/m, "constructor: 3\n__proto__: 3\neyebrow") },
    [
      "pages/home.md:8:1 Polje „constructor” nije poznato.",
      "pages/home.md:9:1 Polje „__proto__” nije poznato.",
    ],
  ],
  ["Windows line ends", { "pages/home.md": utf8(home.replaceAll("\n", "\r\n")) }, []],
  ["a byte order mark", { "pages/home.md": utf8(`\uFEFF${home}`) }, []],
  ["a link to a photo", { "pages/home.md": swap('"/gallery"', '"/gallery#slika-29"') }, []],
  [
    "links in running text",
    { "pages/home.md": (t) => `${t}\n\n[a](/nema) i [b](javascript:alert) i [c](/program)` },
    [
      "pages/home.md:44:1 Link „/nema” vodi na stranicu koja ne postoji.",
      "pages/home.md:44:14 Link „javascript:alert” nije ispravna adresa.",
    ],
  ],
  [
    "HTML in running text",
    { "pages/home.md": (t) => `${t}\n\nA <b>x</b>\n\n<script>alert(1)</script>` },
    [
      "pages/home.md:44:3 U tekstu je HTML oznaka „<b>”. Roditelji bi vidjeli baš te znakove.",
      "pages/home.md:44:7 U tekstu je HTML oznaka „</b>”. Roditelji bi vidjeli baš te znakove.",
      "pages/home.md:46:1 U tekstu je HTML oznaka „<script>alert(1)</script>”. Roditelji bi vidjeli baš te znakove.",
    ],
  ],
  [
    "a page file removed",
    { "pages/program.md": null },
    [
      "pages/program.md Ova datoteka nedostaje, a stranica je bez nje nepotpuna.",
      "pages/radionica.webp ! Ova slika se nigdje ne koristi.",
    ],
  ],
  [
    "a page in the wrong folder",
    { "pages/home.md": null, "home.md": home },
    [
      "home.md Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
      "pages/home.md Ova datoteka nedostaje, a stranica je bez nje nepotpuna.",
    ],
  ],
  [
    "a page with the wrong ending",
    { "pages/home.md": null, "pages/home.txt": home },
    [
      "pages/home.md Ova datoteka nedostaje, a stranica je bez nje nepotpuna.",
      "pages/home.txt Naziv datoteke nije poznat, pa je stranica ne vidi.",
    ],
  ],
  [
    "a folder nobody knows",
    { "nesto/home2.md": home },
    ["nesto/home2.md Stranica ne zna za ovaj folder."],
  ],
  [
    "a listed photo that is missing",
    { "gallery/foto7.webp": null },
    ["gallery/photos.yml:20:5 Slike „foto7.webp” nema u folderu content/gallery."],
  ],
  [
    "a PDF named as a photo",
    { "gallery/foto7.webp": utf8("%PDF-1.4 xxxxxxxx") },
    ["gallery/foto7.webp Ovo nije slika u poznatom formatu (PDF)."],
  ],
  [
    "a HEIC named as a photo",
    { "gallery/foto7.webp": Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") },
    ["gallery/foto7.webp Ovo je slika u formatu HEIC, koji preglednici ne prikazuju."],
  ],
  [
    "a listed photo with another name",
    { "gallery/foto7.webp": null, "gallery/foto07.webp": photo },
    [
      "gallery/foto07.webp ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/photos.yml:20:5 Slike „foto7.webp” nema u folderu content/gallery.",
    ],
  ],
  [
    "a photo that no list names, whatever is in it",
    { "gallery/foto7.jpg": "Ovo nije slika." },
    ["gallery/foto7.jpg ! Slika nije na spisku, pa se ne objavljuje."],
  ],
  [
    "a truncated photo",
    { "gallery/foto7.webp": photo.subarray(0, photo.length / 2) },
    ["gallery/foto7.webp Slika se ne može otvoriti."],
  ],
  [
    "nothing in a day that goes before a range",
    { "site/centre.yml": withHours(hoursEntry("petak"), weekdays) },
    [],
  ],
  [
    "hours without a text for the weekend",
    { "site/centre.yml": swap(/^ {2}weekend.*\n/m, "") },
    [],
  ],
  [
    "nothing in closures to come",
    {
      "site/closures.yml": `${closedOn("2099-03-01")}${closedOn("2099-07-12", "2099-07-23").replace("closures:\n", "")}`,
    },
    [],
  ],
  ["nothing where there is no list of closures", { "site/closures.yml": null }, []],
  ["nothing in a notice to come", { "notices/izlet.md": noticeUntil("2099-05-14") }, []],
  [
    "a notice without a text, that ends on no day",
    { "notices/izlet.md": noticeUntil("2099-06-31").replace(/Idemo.*/, "") },
    [
      "notices/izlet.md:4:1 Datum „2099-06-31” ne postoji.",
      "notices/izlet.md:6:1 Ispod polja nema teksta (Tekst obavještenja).",
    ],
  ],
  [
    "a changed word in braces",
    { "pages/gallery.md": swap("{n}", "{m}") },
    [
      "pages/gallery.md:10:1 U tekstu nedostaje {n}. Na to mjesto stranica sama upisuje podatak.",
      "pages/gallery.md:10:1 Stranica ne zna šta da upiše na mjesto {m}.",
    ],
  ],
  [
    "renamed text file among cards",
    { "perks/nova.txt": "a" },
    ["perks/nova.txt Naziv datoteke nije poznat, pa je stranica ne vidi."],
  ],
  [
    "document among cards",
    { "perks/nova.docx": "a" },
    ["perks/nova.docx Stranica ne zna šta da radi s ovom datotekom."],
  ],
  [
    "all cards gone",
    { "perks/team.md": null, "perks/program.md": null, "perks/activities.md": null },
    ["perks U ovom folderu nema nijedne datoteke."],
  ],
  [
    "link to other site",
    {
      "perks/team.md": (t) =>
        `${t}\n[a](https://www.ilidza.ba) [b](tel:+38733000000) [c](mailto:a@b.ba)`,
    },
    [],
  ],
  [
    "photo field",
    { "pages/about-us.md": swap("./o-nama.webp", "./o-name.webp") },
    [
      "pages/about-us.md:12:3 Slike „./o-name.webp” nema u folderu content/pages.",
      "pages/o-nama.webp ! Ova slika se nigdje ne koristi.",
    ],
  ],
  [
    "photo field to folder",
    { "pages/about-us.md": swap('"./o-nama.webp"', '"../gallery"') },
    [
      "pages/about-us.md:12:3 Slike „../gallery” nema u folderu content/pages.",
      "pages/o-nama.webp ! Ova slika se nigdje ne koristi.",
    ],
  ],
  [
    "a photo listed twice",
    { "gallery/photos.yml": swap('"foto4.webp"', '"foto2.webp"') },
    [
      "gallery/foto4.webp ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/photos.yml:14:5 Slika „foto2.webp” je na ovom spisku već upisana, na mjestu 2.",
    ],
  ],
  [
    "photos whose names are one on Windows and macOS",
    {
      "gallery/IMG_1.JPG": photo,
      "gallery/photos.yml": swap('"foto4.webp"', '"img_1.jpg"'),
    },
    [
      "gallery/IMG_1.JPG ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/foto4.webp ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/photos.yml:14:5 Slike „img_1.jpg” nema u folderu content/gallery.",
    ],
  ],
  [
    "no list of photos",
    { "gallery/photos.yml": null },
    ["gallery/photos.yml Ova datoteka nedostaje, a stranica je bez nje nepotpuna."],
  ],
  [
    "a list of photos under the name it had before",
    { "gallery/captions.yml": "1:\n  title: a\n" },
    ["gallery/captions.yml Ovo nije slika koju stranica može prikazati."],
  ],
  [
    "a list without its name, and not each photo as one that no list names",
    { "gallery/photos.yml": swap("photos:", "slike:") },
    [
      "gallery/photos.yml:4:1 Polje „slike” nije poznato.",
      "gallery/photos.yml:4:1 Nedostaje obavezno polje „photos”.",
    ],
  ],
  [
    "a memory that is also the photo at the top",
    { "pages/home.md": swap('"foto11.webp"', '"foto1.webp"') },
    [],
  ],
  [
    "a photo of the premises at the top of the home page",
    {
      "premises/soba.webp": photo,
      "premises/photos.yml": (t) => `${t}  - photo: "soba.webp"\n`,
      "pages/home.md": swap('photo: "foto1.webp"', 'photo: "soba.webp"'),
    },
    ["pages/home.md:21:1 Slike „soba.webp” nema na spisku content/gallery/photos.yml."],
  ],
  [
    "title longer than search engines show",
    {
      "pages/home.md": swap(/^ {2}title: .*$/m, `  title: "${"š".repeat(71)}"`),
      "pages/program.md": swap(/^ {2}title: .*$/m, `  title: "${"š".repeat(70)}"`),
    },
    [
      "pages/home.md:3:3 ! Tekst je predug (broj znakova: 71). Pretraživači prikazuju oko 70, a ostatak odsijecaju.",
    ],
  ],
  [
    "fence inside",
    { "pages/home.md": swap(/^eyebrow/m, "--- \neyebrow") },
    [
      "pages/home.md:2:1 Nedostaje obavezno polje „title”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „eyebrow”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „highlight”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „primaryLink”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „secondaryLink”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „photo”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „photoAlt”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „perksTitle”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „memories”.",
    ],
  ],
  [
    "nothing in a photo as a phone names it",
    {
      "gallery/IMG_1234.JPG": photo,
      "gallery/Rodjendan 41.webp": photo,
      "gallery/photos.yml": (t) =>
        `${t}  - photo: "IMG_1234.JPG"\n  - photo: "Rodjendan 41.webp"\n    title: "a"\n`,
    },
    [],
  ],
  [
    "a name with marks, taken apart as macOS may",
    {
      "gallery/šuma.webp": photo,
      "gallery/cvije\u0301t.webp": photo,
      "gallery/photos.yml": (t) => `${t}  - photo: "šuma.webp"\n  - photo: "cvij\u00e9t.webp"\n`,
    },
    [
      "gallery/photos.yml:66:5 Naziv slike „šuma.webp” ne može stajati u adresi na svakom računaru.",
      "gallery/photos.yml:67:5 Naziv slike „cvij\u00e9t.webp” ne može stajati u adresi na svakom računaru.",
    ],
  ],
  [
    "a photo of another folder in the list",
    { "gallery/photos.yml": swap('"foto4.webp"', '"../premises/soba3.webp"') },
    [
      "gallery/foto4.webp ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/photos.yml:14:5 Slike „../premises/soba3.webp” nema u folderu content/gallery.",
    ],
  ],
  [
    "a format that browsers do not show",
    { "gallery/IMG_1.HEIC": photo },
    ["gallery/IMG_1.HEIC Ovo nije slika koju stranica može prikazati."],
  ],
  [
    "unused page photo",
    { "pages/ljeto.webp": photo },
    ["pages/ljeto.webp ! Ova slika se nigdje ne koristi."],
  ],
  [
    "nothing in what computers leave behind",
    {
      "gallery/.DS_Store": "a",
      "gallery/Thumbs.db": "a",
      "pages/~$home.md": "a",
      "pages/home.md~": "a",
      "UPUTSTVO.md": "a",
    },
    [],
  ],
  [
    "several files at once",
    {
      "pages/home.md": swap(/^eyebrow/m, "eyebow"),
      "site/centre.yml": (t) => t.replace('"06:30"', '"6:30"').replace("pisite@", "pisite"),
    },
    [
      "pages/home.md:8:1 Polje „eyebow” nije poznato.",
      "site/centre.yml:8:1 E-mail adresa „pisitesanjalica.example” nije ispravna.",
      "site/centre.yml:18:7 Radno vrijeme „6:30” nije ispravno.",
    ],
  ],
];

describe("the content check", () => {
  describe.each(Object.entries(slips))("finds in %s", (file, list) => {
    it.each(list)("%s", async (_name, damage, found) => {
      expect(listed(await checkDamaged({ [file]: damage }))).toEqual([`${file}:${found}`]);
    });
  });

  it.each(cases)("finds %s", async (_name, damages, found) => {
    expect(listed(await checkDamaged(damages))).toEqual(found);
  });

  it("finds nothing in sound content", async () => {
    expect(await checkDamaged({})).toEqual([]);
  });

  it("says what is wrong, where, and what to do", async () => {
    const damage = swap(/^eyebrow/m, "eyebow");
    expect(printed(await checkDamaged({ "pages/home.md": damage }))).toEqual([
      [
        "GREŠKA: Polje „eyebow” nije poznato.",
        "Gdje: content/pages/home.md:8:1, polje „eyebow”",
        "Šta uraditi: Jeste li htjeli napisati „eyebrow”? Ispravite naziv ili obrišite taj red.",
      ].join("\n"),
    ]);
  });

  it.each([
    [
      "a photo that is missing, with the one that was meant",
      {
        "gallery/foto7.webp": null,
        "gallery/ljeto u vrtu.jpg": photo,
        "gallery/photos.yml": swap('"foto7.webp"', '"Ljeto u vrtu.webp"'),
      },
      [
        "GREŠKA: Slike „Ljeto u vrtu.webp” nema u folderu content/gallery.",
        "Gdje: content/gallery/photos.yml:20:5, polje „photos[7].photo (Naziv slike)”",
        "Šta uraditi: Jeste li htjeli „ljeto u vrtu.jpg”? Ispravite naziv, zajedno s nastavkom iza tačke, vratite sliku u taj folder ili obrišite njen unos.",
      ],
    ],
    [
      "a photo with another ending",
      { "gallery/photos.yml": swap('"foto7.webp"', '"foto7.jpeg"') },
      [
        "GREŠKA: Slike „foto7.jpeg” nema u folderu content/gallery.",
        "Gdje: content/gallery/photos.yml:20:5, polje „photos[7].photo (Naziv slike)”",
        "Šta uraditi: Jeste li htjeli „foto7.webp”? Ispravite naziv, zajedno s nastavkom iza tačke, vratite sliku u taj folder ili obrišite njen unos.",
      ],
    ],
    [
      "a photo that no list names",
      { "gallery/ljeto.webp": photo },
      [
        "UPOZORENJE: Slika nije na spisku, pa se ne objavljuje.",
        "Gdje: content/gallery/ljeto.webp",
        'Šta uraditi: Dodajte je na spisak content/gallery/photos.yml, na mjesto koje želite: - photo: "ljeto.webp" Ako Vam ne treba, premjestite je izvan foldera content.',
      ],
    ],
    [
      "a photo at the top of the home page that the list does not name",
      { "pages/home.md": swap('photo: "foto1.webp"', 'photo: "foto1.jpg"') },
      [
        "GREŠKA: Slike „foto1.jpg” nema na spisku content/gallery/photos.yml.",
        "Gdje: content/pages/home.md:21:1, polje „photo (Slika na vrhu)”",
        "Šta uraditi: Jeste li htjeli „foto1.webp”? Upišite naziv slike onako kako stoji na tom spisku.",
      ],
    ],
    [
      "a wrong number of memories",
      { "pages/home.md": swap('    - "foto10.webp"\n', "") },
      [
        "GREŠKA: Polje „photos” ima pogrešan broj stavki: 2.",
        "Gdje: content/pages/home.md:31:3, polje „memories.photos (Slike)”",
        "Šta uraditi: Ispravite listu. Broj slika mora biti 3.",
      ],
    ],
  ] satisfies [string, Record<string, Damage>, string[]][])(
    "says of %s what to do",
    async (_name, damages, lines) => {
      expect(printed(await checkDamaged(damages))).toContain(lines.join("\n"));
    },
  );
});
