/** @jest-environment node */
// What is reported, where, and in which words: the snapshot of this file holds it.
import fs from "node:fs";
import path from "node:path";
import { pdfOf } from "../../support/pdf";
import { siteContent } from "../../support/site";
import { ftyp } from "../scripts/photos/project";
import {
  checkDamaged,
  type Damage,
  holdMessages,
  holdReport,
  listed,
  soundText,
  swap,
} from "./support/content-copy";

/** Encodes a text; Node.js's "latin1" would turn č into a carriage return. */
const windows1250 = (text: string) =>
  Buffer.from(
    text.replace(
      /[čćžšđ]/g,
      (letter) => ({ č: "è", ć: "æ", ž: "\u009E", š: "\u009A" })[letter] ?? "ð",
    ),
    "latin1",
  );
const home = soundText("pages/home.md");
const photo = fs.readFileSync(path.join(siteContent, "gallery/foto7.webp"));

/** An entry of the opening hours. */
const hoursEntry = (from: string, to?: string) =>
  [`- from: "${from}"`, ...(to ? [`  to: "${to}"`] : []), '  opens: "09:00"', '  closes: "13:00"']
    .map((line) => `    ${line}\n`)
    .join("");

const weekdays = hoursEntry("ponedjeljak", "petak");

/** Gives the centre these opening hours. */
const withHours = (...entries: string[]) => swap(/(?<=^ {2}days:\n)( {4}.*\n)+/m, entries.join(""));

/** A list of closures with one entry. */
const closedOn = (from: string, to?: string) =>
  `closures:\n  - from: "${from}"\n${to ? `    to: "${to}"\n` : ""}    reason: "Praznik"\n`;

/** A notice of a trip. */
const noticeUntil = (to: string, from = "2099-05-10") =>
  `---\ntitle: "Izlet"\nfrom: "${from}"\nto: "${to}"\n---\n\nIdemo na izlet.\n`;

/** Replaces the eyebrow of the home page, on line 8. */
const eyebrow = (value: string) => swap(/^eyebrow.*$/m, `eyebrow: ${value}`);

holdMessages("pages/home.md", {
  "a field that is missing": swap(/^eyebrow.*\n/m, ""),
  "a misspelt field": swap(/^eyebrow/m, "eyebow"),
  "a field of no page": swap(/^eyebrow/m, "boja: 3\neyebrow"),
  "an empty text": eyebrow('""'),
  "nothing after the colon": swap(/^title:.*$/m, "title:"),
  "a number as text": eyebrow("12"),
  "no line of dashes at the start": swap(/^---\n/, ""),
  "no line of dashes at the end": (t) => t.replace(/\n---\n/, "\n"),
  "a word behind the dashes": swap(/^---\n\n/m, "--- kraj\n\n"),
  "a colon without quotes": eyebrow("Centar: igra i rad"),
  "a quote within quotes": eyebrow('"Centar "Sanjalica" Ilidža"'),
  "no colon": swap("eyebrow: ", "eyebrow "),
  "a number sign": eyebrow("Centar # igra"),
  "an asterisk": eyebrow("*Centar"),
  "a backslash in quotes": eyebrow('"a\\q"'),
  "a straight quote in a text": eyebrow("'Centar \"igra\"'"),
  "a link to no page": swap('"/contact"', '"/kontakt"'),
  "a link to no photo": swap('"/gallery"', '"/gallery#slika-30"'),
  "HTML in a field": eyebrow('"<b>Centar</b>"'),
  "a long word": eyebrow('"Prijava: https://forms.example.com"'),
  "a label that its description lacks": swap(/(?<=^ {4}description: ).*/m, '"Slike"'),
  "a highlight that the title lacks": swap('"snovi rastu"', '"snovi blistaju"'),
  "a photo at the top that the list lacks": swap('photo: "foto1.webp"', 'photo: "foto1.jpg"'),
  "a memory twice": swap('"foto11.webp"', '"Đačko ljeto~2 (1) & 7+.webp"'),
  "a memory that the list lacks": swap('"foto11.webp"', '"foto11.jpg"'),
  "two memories": swap('    - "foto10.webp"\n', ""),
});

holdMessages("site/centre.yml", {
  "no text": "",
  "a group that is missing": swap(/^hours:\n( {2}.*\n)+/m, ""),
  "a text as list": swap(/^phones:\n.*\n.*\n/m, 'phones: "061"\n'),
  "a list that does not end": swap("phones:", "phones: -"),
  "a tab": swap("  street", "\tstreet"),
  "a third space": swap("  street", "   street"),
  "a field twice": (t) => `${t}\nname: "A"\n`,
  "dashes between fields": swap(/^hours/m, "---\nhours"),
  "another encoding": windows1250(soundText("site/centre.yml")),
  "a control character": swap("Sanjalica", "San\u0007jalica"),
  "a spoilt letter": swap("Ilidža", "Ilid\u009Ea"),
  "closing before opening": swap('"18:00"', '"06:00"'),
  "a time without minutes": swap('"18:00"', "18h"),
  "a time that no clock shows": swap('"18:00"', '"24:00"'),
  "a misspelt day": swap('"petak"', '"petek"'),
  "days in the wrong order": swap('from: "ponedjeljak"', 'from: "subota"'),
  "a day in two ranges": withHours(weekdays, hoursEntry("srijeda", "subota")),
  "hours beside the text for the weekend": withHours(weekdays, hoursEntry("subota", "nedjelja")),
  "an e-mail address without @": swap("pisite@", "pisite"),
  "latitude and longitude alike": swap("43.83", "18.31"),
  "tiles without {z}": swap("{z}", "{q}"),
  "a zoom out of range": swap("zoom: 20", "zoom: 25"),
  "a zoom with decimals": swap("zoom: 20", "zoom: 2.5"),
});

holdMessages("site/closures.yml", {
  ...Object.fromEntries(
    ["2027-02-31", "1. 3. 2099.", "2099-3-1", "2099/03/01", "2099. 2. 31.", "prvi mart"].map(
      (date) => [`the date ${date}`, closedOn(date)],
    ),
  ),
  "the last day before the first": closedOn("2099-07-23", "2099-07-12"),
  "a past day": closedOn("2026-03-01"),
  "a whole year": closedOn("2098-07-12", "2099-07-12"),
  "a long reason": closedOn("2099-03-01").replace(
    "Praznik",
    "Kolektivni godišnji odmor svih uposlenika centra",
  ),
});

holdMessages("notices/izlet.md", {
  "a past notice": noticeUntil("2026-05-14", "2026-05-10"),
  "the last day before the first": noticeUntil("2098-05-14"),
});

holdMessages("perks/team.md", {
  "a misspelt icon": swap('"team"', '"teem"'),
  "the order of another file": swap("order: 3", "order: 2"),
  "no text below the fields": (t) => t.slice(0, t.lastIndexOf("---") + 4),
  "a photo in the text": (t) => `${t}\n![a](./a.png)`,
});

holdMessages("gallery/photos.yml", {
  "no photos": "photos: []\n",
  "a focus out of range": swap("x: 94", "x: 940"),
  "a text as group": swap(/focus:\n.*\n.*\n/, "focus: 94 0\n"),
});
holdMessages("gallery/ljeto.webp", { "a photo that no list names": photo });
// In a list, and in none.
holdMessages("premises/soba1.webp", { "a format that browsers do not show": ftyp("heic", "mif1") });
holdMessages("premises/IMG_1.HEIC", { "a format that browsers do not show": ftyp("heic", "mif1") });
holdMessages("pages/program.md", { "no space after a colon": swap("title: ", "title:") });
holdMessages("site/interface.yml", {
  "a label that its description lacks": swap('"Navigacija do centra', '"Vodi me do centra'),
});
holdMessages("site/navigation.yml", {
  "a single entry": 'items:\n  - label: "a"\n    to: "/"\n',
});

holdReport("texts", {
  "notices/izlet.md": noticeUntil("2099-06-31").replace(/Idemo.*/, ""),
  "pages/about-us.md": swap("./o-nama.webp", "./o-name.webp"),
  "pages/contact.md": swap(/^ {2}title: .*$/m, `  title: "${"š".repeat(70)}"`),
  "pages/gallery.md": swap("{n}", "{m}"),
  // Names that every JavaScript object has are no fields.
  "pages/home.md": (t) =>
    `${t.replace(/^eyebrow/m, "constructor: 3\n__proto__: 3\neyebrow")}\n\n[a](/nema) i [b](javascript:alert) i [c](/program)\n\nA <b>x</b>\n\n<script>alert(1)</script>`,
  "pages/program.md": swap(/^ {2}title: .*$/m, `  title: "${"š".repeat(71)}"`),
  "site/centre.yml": swap('"06:30"', '"6:30"'),
});

holdReport("files that are missing, misplaced or not what their names say", {
  "gallery/IMG_1.HEIC": photo,
  "gallery/foto2.webp": ftyp("heic", "mif1"),
  "gallery/foto3.webp": pdfOf("Zahtjev"),
  "gallery/foto7.jpg": "Ovo nije slika.",
  "gallery/foto7.webp": photo.subarray(0, photo.length / 2),
  "home.md": home,
  "nesto/home2.md": home,
  "pages/home.md": null,
  "pages/home.txt": home,
  "pages/ljeto.webp": photo,
  "pages/nova.docx": "a",
  "perks/activities.md": null,
  "perks/program.md": null,
  "perks/team.md": null,
});

holdReport("copies that somebody may have meant as content", {
  "notices/Kopija od upisi.md": noticeUntil("2099-05-14"),
  "notices/upisi (Ana's conflicted copy).md": noticeUntil("2099-05-14"),
  "notices/upisi.sync-conflict-2027.md": noticeUntil("2099-05-14"),
  "notices/upisi-2.md": noticeUntil("2099-05-14"),
  "pages/home.md.crdownload": "a",
});

holdReport("names in a list of photos, also those that differ in case only", {
  "gallery/IMG_1.JPG": photo,
  "gallery/cvije\u0301t.webp": photo,
  "gallery/photos.yml": (t) =>
    `${t.replace('"foto4.webp"', '"foto2.webp"')}  - photo: "šuma.webp"\n  - photo: "cvij\u00e9t.webp"\n  - photo: "img_1.jpg"\n`,
  "gallery/šuma.webp": photo,
  "pages/home.md": swap('photo: "foto1.webp"', 'photo: "soba.webp"'),
  "premises/photos.yml": (t) => `${t}  - photo: "soba.webp"\n`,
  "premises/soba.webp": photo,
});

holdReport("a photo whose name differs from the one in its list", {
  "gallery/foto7.webp": null,
  "gallery/ljeto u vrtu.jpg": photo,
  "gallery/photos.yml": swap('"foto7.webp"', '"Ljeto u vrtu.webp"'),
});

holdReport(
  "fields below a stray line of dashes, and a list with a wrong name, but no photos of it",
  {
    "gallery/photos.yml": swap("photos:", "slike:"),
    "pages/home.md": swap(/^eyebrow/m, "--- \neyebrow"),
  },
);

it.each<[string, Record<string, Damage>]>([
  ["a sound folder", {}],
  [
    "what may be left out",
    { "site/centre.yml": swap(/^ {2}weekend.*\n/m, ""), "site/closures.yml": null },
  ],
  [
    "a day before a range, closures and notices to come, links to photos and other sites",
    {
      "notices/izlet.md": noticeUntil("2099-05-14"),
      // A memory may also be the photo at the top.
      "pages/home.md": (t) =>
        t.replace('"/gallery"', '"/gallery#slika-8"').replace('"foto11.webp"', '"foto1.webp"'),
      "perks/team.md": (t) =>
        `${t}\n[a](https://www.ilidza.ba) [b](tel:+38733000000) [c](mailto:a@b.ba)\n`,
      "site/centre.yml": withHours(hoursEntry("petak"), weekdays),
      "site/closures.yml":
        closedOn("2099-03-01") + closedOn("2099-07-12", "2099-07-23").replace("closures:\n", ""),
    },
  ],
  [
    "photos as phones name them, and what computers leave behind",
    {
      "UPUTSTVO.md": "a",
      "gallery/.DS_Store": "a",
      "gallery/IMG_1234.JPG": photo,
      "gallery/Rodjendan 41.webp": photo,
      "gallery/Thumbs.db": "a",
      "gallery/photos.yml": (t) =>
        `${t}  - photo: "IMG_1234.JPG"\n  - photo: "Rodjendan 41.webp"\n`,
      "gallery/@eaDir/1.webp/SYNOFILE_THUMB_M.jpg": photo,
      "pages/._home.md": "\u0000\u0005\u0016\u0007",
      "pages/home.md~": "a",
      "pages/~$home.md": "a",
    },
  ],
])("finds nothing in %s", async (_name, damages) => {
  expect(listed(await checkDamaged(damages))).toEqual([]);
});
