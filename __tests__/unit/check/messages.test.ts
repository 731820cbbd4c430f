/** @jest-environment node */
import fs from "node:fs";
import {
  checkDamaged,
  type Damage,
  listed,
  printed,
  shippedText,
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
const home = shippedText("pages/home.md");
const centre = shippedText("site/centre.yml");
const photo = fs.readFileSync("content/gallery/7.webp");

/** What is done to the shipped content, and what is then found: place, `!` for a warning, message. */
const cases: [name: string, damages: Record<string, Damage>, found: string[]][] = [
  [
    "a missing field",
    { "pages/home.md": swap(/^eyebrow.*\n/m, "") },
    ["pages/home.md:2:1 Nedostaje obavezno polje „eyebrow”."],
  ],
  [
    "a missing group",
    { "site/centre.yml": swap(/^hours:\n( {2}.*\n)+/m, "") },
    ["site/centre.yml:3:1 Nedostaje obavezno polje „hours”."],
  ],
  [
    "a missing field in a group",
    { "pages/home.md": swap(/^ {2}text:.*\n/m, "") },
    ["pages/home.md:25:1 Nedostaje obavezno polje „text”."],
  ],
  [
    "an empty text",
    { "pages/home.md": swap(/^eyebrow.*$/m, 'eyebrow: ""') },
    ["pages/home.md:8:1 Polje „eyebrow” je prazno."],
  ],
  [
    "nothing after the colon",
    { "pages/home.md": swap(/^eyebrow.*$/m, "eyebrow:") },
    ["pages/home.md:8:1 Polje „eyebrow” je prazno."],
  ],
  [
    "a misspelt field",
    { "pages/home.md": swap(/^eyebrow/m, "eyebow") },
    ["pages/home.md:8:1 Polje „eyebow” nije poznato."],
  ],
  [
    "a field nobody knows",
    { "pages/home.md": swap(/^eyebrow/m, "boja: 3\neyebrow") },
    ["pages/home.md:8:1 Polje „boja” nije poznato."],
  ],
  [
    "fields with names that every JavaScript object has",
    { "pages/home.md": swap(/^eyebrow/m, "constructor: 3\n__proto__: 3\neyebrow") },
    [
      "pages/home.md:8:1 Polje „constructor” nije poznato.",
      "pages/home.md:9:1 Polje „__proto__” nije poznato.",
    ],
  ],
  [
    "a number in place of a text",
    { "pages/home.md": swap(/^eyebrow.*$/m, "eyebrow: 12") },
    [
      "pages/home.md:8:1 U polju „eyebrow” je pogrešna vrsta podatka. Očekuje se: tekst. Upisano je: broj.",
    ],
  ],
  [
    "a text in place of a list",
    { "site/centre.yml": swap(/^phones:\n.*\n.*\n/m, 'phones: "061"\n') },
    [
      "site/centre.yml:5:1 U polju „phones” je pogrešna vrsta podatka. Očekuje se: lista (svaka stavka u svom redu, s crticom na početku). Upisano je: tekst.",
    ],
  ],
  [
    "one telephone in place of two",
    { "site/centre.yml": swap(/^ {2}- "\+387 62.*\n/m, "") },
    ["site/centre.yml:5:1 Polje „phones” ima pogrešan broj stavki: 1."],
  ],
  [
    "a tab before a field",
    { "site/centre.yml": swap("  street", "\tstreet") },
    ["site/centre.yml:10:1 Red je uvučen tipkom Tab."],
  ],
  [
    "a line too far right",
    { "site/centre.yml": swap("  street", "   street") },
    ["site/centre.yml:10:1 Red nije uvučen kao redovi oko njega."],
  ],
  [
    "a line too far left",
    { "site/centre.yml": swap("  place", " place") },
    ["site/centre.yml:11:1 Red nije uvučen kao redovi oko njega."],
  ],
  [
    "front matter without an end",
    { "pages/home.md": (t) => t.replace(/\n---\n/, "\n") },
    ["pages/home.md:35:1 Nedostaje drugi red s tri crtice, kojim se polja završavaju."],
  ],
  [
    "front matter without a start",
    { "pages/home.md": swap(/^---\n/, "") },
    ["pages/home.md:1:1 Datoteka ne počinje redom s tri crtice."],
  ],
  [
    "only what is wrong in a page that cannot be read, not that its photo is unused",
    { "pages/program.md": swap("title: ", "title:") },
    ["pages/program.md:3:3 Iza „title:” nema razmaka."],
  ],
  [
    "a colon in a text without quotes",
    { "pages/home.md": swap(/^eyebrow.*$/m, "eyebrow: Centar: igra i rad") },
    ["pages/home.md:8:10 Tekst s dvotačkom nije pod navodnicima."],
  ],
  [
    "a quote that is not closed",
    { "pages/home.md": swap(/^(eyebrow.*)"$/m, 'eyebrow: "Centar') },
    ["pages/home.md:8:10 Navodnik nije zatvoren."],
  ],
  [
    "straight quotes inside a text",
    { "pages/home.md": swap(/^eyebrow.*$/m, 'eyebrow: "Centar "Sanjalica" Ilidža"') },
    ["pages/home.md:8:19 Iza navodnika kojim se tekst završava stoji još nešto."],
  ],
  [
    "no space after the colon",
    { "pages/home.md": swap("eyebrow: ", "eyebrow:") },
    ["pages/home.md:8:1 Iza „eyebrow:” nema razmaka."],
  ],
  [
    "no colon",
    { "pages/home.md": swap("eyebrow: ", "eyebrow ") },
    ["pages/home.md:8:1 Iza naziva polja nema dvotačke i razmaka."],
  ],
  [
    "a text cut off by #",
    { "pages/home.md": swap(/^eyebrow.*$/m, "eyebrow: Centar # igra") },
    ["pages/home.md:8:10 ! Sve iza znaka # se ne prikazuje: „igra”."],
  ],
  [
    "a text that starts with a sign of YAML",
    { "pages/home.md": swap(/^eyebrow.*$/m, "eyebrow: *Centar") },
    ["pages/home.md:8:10 Tekst počinje znakom koji ovdje ima posebno značenje."],
  ],
  ["Windows line ends", { "pages/home.md": utf8(home.replaceAll("\n", "\r\n")) }, []],
  ["a byte order mark", { "pages/home.md": utf8(`\uFEFF${home}`) }, []],
  [
    "UTF-16",
    { "pages/home.md": Buffer.from(`\uFEFF${home}`, "utf16le") },
    ["pages/home.md:1:1 Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila."],
  ],
  [
    "an old Windows encoding",
    { "site/centre.yml": windows1250(centre) },
    [
      "site/centre.yml:2:33 Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
    ],
  ],
  [
    "a field written twice",
    { "site/centre.yml": (t) => `${t}\nname: "A"\n` },
    ["site/centre.yml:31:1 Polje „name” je u istoj grupi upisano dva puta."],
  ],
  [
    "a link to a page that does not exist",
    { "pages/home.md": swap('"/contact"', '"/kontakt"') },
    ["pages/home.md:15:3 Link „/kontakt” vodi na stranicu koja ne postoji."],
  ],
  [
    "a link to a photo that does not exist",
    { "pages/home.md": swap('"/gallery"', '"/gallery#slika-30"') },
    ["pages/home.md:32:5 Link „/gallery#slika-30” vodi na sliku koja ne postoji."],
  ],
  ["a link to a photo", { "pages/home.md": swap('"/gallery"', '"/gallery#slika-29"') }, []],
  [
    "links in running text",
    { "pages/home.md": (t) => `${t}\n\n[a](/nema) i [b](javascript:alert) i [c](/program)` },
    [
      "pages/home.md:38:1 Link „/nema” vodi na stranicu koja ne postoji.",
      "pages/home.md:38:14 Link „javascript:alert” nije ispravna adresa.",
    ],
  ],
  [
    "HTML in running text",
    { "pages/home.md": (t) => `${t}\n\nA <b>x</b>\n\n<script>alert(1)</script>` },
    [
      "pages/home.md:38:3 U tekstu je HTML oznaka „<b>”. Roditelji bi vidjeli baš te znakove.",
      "pages/home.md:38:7 U tekstu je HTML oznaka „</b>”. Roditelji bi vidjeli baš te znakove.",
      "pages/home.md:40:1 U tekstu je HTML oznaka „<script>alert(1)</script>”. Roditelji bi vidjeli baš te znakove.",
    ],
  ],
  [
    "HTML in a field",
    { "pages/home.md": swap(/^eyebrow.*$/m, 'eyebrow: "<b>Centar</b>"') },
    ["pages/home.md:8:1 U tekstu je HTML oznaka „<b>”. Roditelji bi vidjeli baš te znakove."],
  ],
  [
    "a page file removed",
    { "pages/program.md": null },
    [
      "pages/program.md Ova datoteka nedostaje, a stranica je bez nje nepotpuna.",
      "pages/program.webp ! Ova slika se nigdje ne koristi.",
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
    "a gap in the photos",
    { "gallery/7.webp": null },
    [
      "gallery Nedostaje slika broj 7. Brojevi slika moraju ići redom, od 1 do 28, bez preskakanja.",
      "gallery/captions.yml:21:1 Naslov je upisan za sliku broj 7, a te slike nema.",
    ],
  ],
  [
    "a PDF named as a photo",
    { "gallery/7.webp": utf8("%PDF-1.4 xxxxxxxx") },
    ["gallery/7.webp Ovo nije slika u poznatom formatu (PDF)."],
  ],
  [
    "a HEIC named as a photo",
    { "gallery/7.webp": Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") },
    ["gallery/7.webp Ovo je slika u formatu HEIC, koji preglednici ne prikazuju."],
  ],
  [
    "a photo with a leading zero",
    { "gallery/7.webp": null, "gallery/07.webp": photo },
    [
      "gallery Nedostaje slika broj 7. Brojevi slika moraju ići redom, od 1 do 28, bez preskakanja.",
      "gallery/07.webp Naziv slike „07.webp” nije ispravan.",
      "gallery/captions.yml:21:1 Naslov je upisan za sliku broj 7, a te slike nema.",
    ],
  ],
  [
    "two photos with one number",
    { "gallery/7.jpg": photo },
    ["gallery Dvije slike imaju isti broj 7: „7.jpg” i „7.webp”."],
  ],
  [
    "a truncated photo",
    { "gallery/7.webp": photo.subarray(0, 9000) },
    ["gallery/7.webp Slika se ne može otvoriti."],
  ],
  [
    "hours that end before they start",
    { "site/centre.yml": swap('"18:00"', '"06:00"') },
    [
      "site/centre.yml:16:3 Vrijeme otvaranja mora biti prije vremena zatvaranja. Upisano je: 06:30 do 06:00.",
    ],
  ],
  [
    "hours in another form",
    { "site/centre.yml": swap('"18:00"', "18h") },
    ["site/centre.yml:16:3 Radno vrijeme „18h” nije ispravno."],
  ],
  [
    "a telephone that cannot be dialled",
    { "site/centre.yml": swap('"+387 61 000 001"', '"061 000 001"') },
    ["site/centre.yml:6:5 Broj telefona „061 000 001” nije ispravan."],
  ],
  [
    "an e-mail without @",
    { "site/centre.yml": swap("info@", "info") },
    ["site/centre.yml:8:1 E-mail adresa „infosanjalica.example” nije ispravna."],
  ],
  [
    "a point outside the country",
    { "site/centre.yml": swap("43.83", "18.31") },
    ["site/centre.yml:20:3 Tačka na mapi je izvan Bosne i Hercegovine. Upisano je: 18.31, 18.31."],
  ],
  [
    "a comma in a coordinate",
    { "site/centre.yml": swap("43.83", "43,83") },
    [
      "site/centre.yml:20:3 U polju „lat” je pogrešna vrsta podatka. Očekuje se: broj. Upisano je: tekst.",
    ],
  ],
  [
    "an icon that does not exist",
    { "perks/team.md": swap('"team"', '"teem"') },
    ["perks/team.md:3:1 Ikona „teem” ne postoji."],
  ],
  [
    "two cards with one place",
    { "perks/team.md": swap("order: 3", "order: 2") },
    [
      "perks/team.md:2:1 Isti redoslijed (2) ima i datoteka „activities.md”, pa se ne zna koja je prva.",
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
    "a caption written twice",
    { "gallery/captions.yml": (t) => `${t}\n31:\n  title: "a"\n07:\n  title: "b"\n` },
    ["gallery/captions.yml:73:1 Polje „07” je u istoj grupi upisano dva puta."],
  ],
  [
    "an empty page file",
    { "pages/home.md": "" },
    ["pages/home.md:1:1 Datoteka ne počinje redom s tri crtice."],
  ],
  [
    "an empty YAML file",
    { "site/centre.yml": "" },
    ["site/centre.yml:1:1 Nedostaje obavezno polje „name”."],
  ],
  [
    "a list in place of fields",
    { "site/centre.yml": "- a" },
    [
      "site/centre.yml:1:1 U polju „site/centre.yml” je pogrešna vrsta podatka. Očekuje se: grupa polja. Upisano je: lista.",
    ],
  ],
  [
    "no text under the fields",
    { "perks/team.md": (t) => t.slice(0, t.lastIndexOf("---") + 4) },
    ["perks/team.md:10:1 Ispod polja nema teksta (Tekst kartice)."],
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
    "body in a section",
    { "program/education.md": (t) => `${t}\nTekst` },
    ["program/education.md:25:1 Tekst ispod polja se u ovoj datoteci ne prikazuje."],
  ],
  [
    "picture in text",
    { "perks/team.md": (t) => `${t}\n![a](./a.png)` },
    ["perks/team.md:13:1 Slika se ne može staviti u tekst."],
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
    { "pages/about-us.md": swap("./about.webp", "./abut.webp") },
    [
      "pages/about-us.md:12:3 Slike „./abut.webp” nema u ovom folderu.",
      "pages/about.webp ! Ova slika se nigdje ne koristi.",
    ],
  ],
  [
    "photo field to folder",
    { "pages/about-us.md": swap('"./about.webp"', '"../gallery"') },
    [
      "pages/about-us.md:12:3 Slike „../gallery” nema u ovom folderu.",
      "pages/about.webp ! Ova slika se nigdje ne koristi.",
    ],
  ],
  [
    "two heroes",
    { "gallery/captions.yml": swap('"Mali ksilofon"', '"Mali ksilofon"\n  hero: true') },
    [
      "gallery/captions.yml:17:3 ! Više slika je označeno za vrh početne stranice. Prikazuje se prva.",
    ],
  ],
  [
    "same memories place",
    { "gallery/captions.yml": swap("memories: 2", "memories: 3") },
    ["gallery/captions.yml:32:3 ! Više slika ima isto mjesto (3) u dijelu „Uspomene”."],
  ],
  [
    "memories place 4",
    { "gallery/captions.yml": swap("memories: 2", "memories: 4") },
    ["gallery/captions.yml:32:3 Broj 4 u polju „memories” nije moguć."],
  ],
  [
    "a focus beyond the photo",
    { "gallery/captions.yml": swap("x: 94", "x: 940") },
    ["gallery/captions.yml:9:5 Broj 940 u polju „x” nije moguć."],
  ],
  [
    "a focus in one line",
    { "gallery/captions.yml": swap(/focus:\n.*\n.*\n/, "focus: 94 0\n") },
    [
      "gallery/captions.yml:8:3 U polju „focus” je pogrešna vrsta podatka. Očekuje se: grupa polja. Upisano je: tekst.",
    ],
  ],
  [
    "hero as a word",
    { "gallery/captions.yml": swap(/^ {2}hero: true/m, "  hero: da") },
    [
      "gallery/captions.yml:7:3 U polju „hero” je pogrešna vrsta podatka. Očekuje se: true ili false. Upisano je: tekst.",
    ],
  ],
  [
    "caption key",
    { "gallery/captions.yml": swap(/^4:/m, "slika:") },
    ["gallery/captions.yml:15:1 „slika” nije broj slike."],
  ],
  ["caption empty", { "gallery/captions.yml": "" }, []],
  [
    "quote in text",
    { "pages/home.md": swap(/^eyebrow.*$/m, "eyebrow: 'Centar \"igra\"'") },
    ["pages/home.md:8:1 ! U tekstu je ravni navodnik, koji će roditelji vidjeti."],
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
    "description without label",
    { "pages/home.md": swap('"Vidi više... slika u galeriji"', '"Slike"') },
    ["pages/home.md:31:5 ! Natpis za čitač ekrana ne sadrži natpis koji se vidi: „Vidi više...”."],
  ],
  [
    "name of a button without what is seen of it",
    { "site/interface.yml": swap('"Navigacija do centra', '"Vodi me do centra') },
    [
      "site/interface.yml:38:5 ! Natpis za čitač ekrana ne sadrži natpis koji se vidi: „Navigacija”.",
    ],
  ],
  [
    "control character",
    { "site/centre.yml": swap("Sanjalica", "San\u0007jalica") },
    ["site/centre.yml:3:11 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati."],
  ],
  [
    "letter of an old Windows encoding, taken for Latin-1",
    { "site/centre.yml": swap("Ilidža", "Ilid\u009Ea") },
    ["site/centre.yml:11:15 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati."],
  ],
  [
    "replacement character",
    { "site/centre.yml": swap("Ilidža", "Ilid\uFFFDa") },
    ["site/centre.yml:11:15 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati."],
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
      "pages/home.md:2:1 Nedostaje obavezno polje „photoAlt”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „perksTitle”.",
      "pages/home.md:2:1 Nedostaje obavezno polje „memories”.",
    ],
  ],
  [
    "fence with words",
    { "pages/home.md": swap(/^---\n\n/m, "--- kraj\n\n") },
    ["pages/home.md:33:1 Nedostaje drugi red s tri crtice, kojim se polja završavaju."],
  ],
  [
    "yaml docs",
    { "site/centre.yml": swap(/^hours/m, "---\nhours") },
    ["site/centre.yml:14:1 Red s tri crtice ovdje ne može stajati."],
  ],
  [
    "list on the line",
    { "site/centre.yml": swap("phones:", "phones: -") },
    [
      "site/centre.yml:5:9 Datoteka se ne može pročitati. Greška je u redu 5, kod znaka broj 9, ili u redu iznad njega.",
    ],
  ],
  [
    "backslash",
    { "pages/home.md": swap(/^eyebrow.*$/m, 'eyebrow: "a\\q"') },
    ["pages/home.md:8:12 U tekstu pod navodnicima je obrnuta kosa crta (\\)."],
  ],
  [
    "bracket",
    { "pages/home.md": swap(/^eyebrow.*$/m, "eyebrow: [Centar") },
    ["pages/home.md:8:10 Tekst počinje znakom koji ovdje ima posebno značenje."],
  ],
  [
    "tiles",
    { "site/centre.yml": swap("{z}", "{q}") },
    [
      "site/centre.yml:23:3 Adresa dijelova mape „https://tile.openstreetmap.org/{q}/{x}/{y}.png” nije ispravna.",
    ],
  ],
  [
    "zoom",
    { "site/centre.yml": swap("zoom: 20", "zoom: 25") },
    ["site/centre.yml:22:3 Broj 25 u polju „zoom” nije moguć."],
  ],
  [
    "zoom fraction",
    { "site/centre.yml": swap("zoom: 20", "zoom: 2.5") },
    [
      "site/centre.yml:22:3 U polju „zoom” je pogrešna vrsta podatka. Očekuje se: cijeli broj. Upisano je: broj.",
    ],
  ],
  [
    "a photo numbered far away",
    { "gallery/100000.webp": photo },
    [
      "gallery Nedostaje slika broj 30. Brojevi slika moraju ići redom, od 1 do 30, bez preskakanja.",
    ],
  ],
  [
    "a photo named by a word",
    { "gallery/ljeto.webp": photo },
    ["gallery/ljeto.webp Naziv slike „ljeto.webp” nije ispravan."],
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
    "menu of one",
    { "site/navigation.yml": 'items:\n  - label: "a"\n    to: "/"\n' },
    ["site/navigation.yml:1:1 Polje „items” ima pogrešan broj stavki: 1."],
  ],
  [
    "empty list",
    { "pages/program.md": swap(/^checks:\n(?: .*\n)+/m, "checks: []\n") },
    ["pages/program.md:11:1 Polje „checks” ima pogrešan broj stavki: 0."],
  ],
  [
    "several files at once",
    {
      "pages/home.md": swap(/^eyebrow/m, "eyebow"),
      "site/centre.yml": (t) => t.replace('"06:30"', '"6:30"').replace("info@", "info"),
    },
    [
      "pages/home.md:8:1 Polje „eyebow” nije poznato.",
      "site/centre.yml:8:1 E-mail adresa „infosanjalica.example” nije ispravna.",
      "site/centre.yml:15:3 Radno vrijeme „6:30” nije ispravno.",
    ],
  ],
  [
    "highlighted words that the title lacks",
    { "pages/home.md": swap('"snovi sjaje"', '"snovi blistaju"') },
    ["pages/home.md:12:1 Istaknutih riječi „snovi blistaju” nema u naslovu."],
  ],
];

describe("the content check", () => {
  it.each(cases)("finds %s", async (_name, damages, found) => {
    expect(listed(await checkDamaged(damages))).toEqual(found);
  });

  it("finds nothing in the shipped content", async () => {
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
});
