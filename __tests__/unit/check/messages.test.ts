/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { pdfOf } from "../../support/pdf";
import { siteContent } from "../../support/site";
import { ftyp } from "../scripts/photos/project";
import {
  checkDamaged,
  type Damage,
  listed,
  printed,
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
const centre = soundText("site/centre.yml");
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
  [
    "closures:",
    `  - from: "${from}"`,
    ...(to ? [`    to: "${to}"`] : []),
    '    reason: "Praznik"\n',
  ].join("\n");

/** A notice of a trip. */
const noticeUntil = (to: string, from = "2099-05-10") =>
  `---\ntitle: "Izlet"\nfrom: "${from}"\nto: "${to}"\n---\n\nIdemo na izlet.\n`;

/** Replaces the eyebrow of the home page, on line 8. */
const eyebrow = (value: string) => swap(/^eyebrow.*$/m, `eyebrow: ${value}`);

/** Problems by file: place, `!` for a warning, and text, each with the damage that causes it. */
const slips: Readonly<Record<string, Readonly<Record<string, Damage>>>> = {
  "pages/home.md": {
    "2:1 Nedostaje obavezno polje „eyebrow”.": swap(/^eyebrow.*\n/m, ""),
    "8:1 Polje „eyebrow” je prazno.": eyebrow('""'),
    "9:1 Polje „title” je prazno.": swap(/^title:.*$/m, "title:"),
    "8:1 Polje „boja” nije poznato.": swap(/^eyebrow/m, "boja: 3\neyebrow"),
    "8:1 U polju „eyebrow” je pogrešna vrsta podatka. Očekuje se: tekst. Upisano je: broj.":
      eyebrow("12"),
    "41:1 Nedostaje drugi red s tri crtice, kojim se polja završavaju.": (t) =>
      t.replace(/\n---\n/, "\n"),
    "1:1 Datoteka ne počinje redom s tri crtice.": swap(/^---\n/, ""),
    "8:10 Tekst s dvotačkom nije pod navodnicima.": eyebrow("Centar: igra i rad"),
    "8:19 Iza navodnika kojim se tekst završava stoji još nešto.": eyebrow(
      '"Centar "Sanjalica" Ilidža"',
    ),
    "8:1 Iza naziva polja nema dvotačke i razmaka.": swap("eyebrow: ", "eyebrow "),
    "8:10 ! Sve iza znaka # se ne prikazuje: „igra”.": eyebrow("Centar # igra"),
    "8:10 Tekst počinje znakom koji ovdje ima posebno značenje.": eyebrow("*Centar"),
    "15:3 Link „/kontakt” vodi na stranicu koja ne postoji.": swap('"/contact"', '"/kontakt"'),
    "38:5 Link „/gallery#slika-30” vodi na sliku koja ne postoji.": swap(
      '"/gallery"',
      '"/gallery#slika-30"',
    ),
    "8:1 U tekstu je HTML oznaka „<b>”. Roditelji bi vidjeli baš te znakove.":
      eyebrow('"<b>Centar</b>"'),
    "33:7 Slika „foto17.webp” je na ovom spisku već upisana, na mjestu 1.": swap(
      '"foto11.webp"',
      '"foto17.webp"',
    ),
    "33:7 Slike „foto11.jpg” nema na spisku content/gallery/photos.yml.": swap(
      '"foto11.webp"',
      '"foto11.jpg"',
    ),
    "8:1 „https://forms.example.com” je preduga riječ (broj znakova: 25): na telefonu bi bila šira od ekrana.":
      eyebrow('"Prijava: https://forms.example.com"'),
    "8:1 ! U tekstu je ravni navodnik, koji će roditelji vidjeti.": eyebrow("'Centar \"igra\"'"),
    "37:5 Natpis za čitač ekrana ne sadrži natpis koji se vidi: „Vidi više...”.": swap(
      /(?<=^ {4}description: ).*/m,
      '"Slike"',
    ),
    "39:1 Nedostaje drugi red s tri crtice, kojim se polja završavaju.": swap(
      /^---\n\n/m,
      "--- kraj\n\n",
    ),
    "8:12 U tekstu pod navodnicima je obrnuta kosa crta (\\).": eyebrow('"a\\q"'),
    "12:1 Istaknutih riječi „snovi blistaju” nema u naslovu.": swap(
      '"snovi rastu"',
      '"snovi blistaju"',
    ),
  },
  "site/centre.yml": {
    "3:1 Nedostaje obavezno polje „hours”.": swap(/^hours:\n( {2}.*\n)+/m, ""),
    "5:1 U polju „phones” je pogrešna vrsta podatka. Očekuje se: lista (svaka stavka u svom redu, s crticom na početku). Upisano je: tekst.":
      swap(/^phones:\n.*\n.*\n/m, 'phones: "061"\n'),
    "10:1 Red je uvučen tipkom Tab.": swap("  street", "\tstreet"),
    "11:1 Ovaj red ili onaj iznad njega nije uvučen kao redovi oko njih.": swap(
      "  street",
      "   street",
    ),
    "2:33 Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.":
      windows1250(centre),
    "40:1 Polje „name” je u istoj grupi upisano dva puta.": (t) => `${t}\nname: "A"\n`,
    "19:7 Vrijeme otvaranja mora biti prije vremena zatvaranja. Upisano je: 06:30 do 06:00.": swap(
      '"18:00"',
      '"06:00"',
    ),
    "19:7 Radno vrijeme „18h” nije ispravno.": swap('"18:00"', "18h"),
    "17:7 Dan „petek” ne postoji.": swap('"petak"', '"petek"'),
    "17:7 Posljednji dan (petak) je u sedmici prije prvog (subota).": swap(
      'from: "ponedjeljak"',
      'from: "subota"',
    ),
    "20:7 Radno vrijeme za dan „srijeda” je upisano dva puta.": withHours(
      weekdays,
      hoursEntry("srijeda", "subota"),
    ),
    "24:3 ! Subota i nedjelja imaju radno vrijeme, pa se tekst za vikend nigdje ne prikazuje.":
      withHours(weekdays, hoursEntry("subota", "nedjelja")),
    "8:1 E-mail adresa „pisitesanjalica.example” nije ispravna.": swap("pisite@", "pisite"),
    "29:3 Tačka na mapi je izvan Bosne i Hercegovine. Upisano je: 18.31, 18.31.": swap(
      "43.83",
      "18.31",
    ),
    "1:1 Nedostaje obavezno polje „name”.": "",
    "3:11 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.": swap(
      "Sanjalica",
      "San\u0007jalica",
    ),
    "11:15 Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.": swap(
      "Ilidža",
      "Ilid\u009Ea",
    ),
    "14:1 Red s tri crtice ovdje ne može stajati.": swap(/^hours/m, "---\nhours"),
    "5:9 Datoteka se ne može pročitati. Greška je u redu 5, kod znaka broj 9, ili u redu iznad njega.":
      swap("phones:", "phones: -"),
    "32:3 Adresa dijelova mape „https://tile.openstreetmap.org/{q}/{x}/{y}.png” nije ispravna.":
      swap("{z}", "{q}"),
    "31:3 Broj 25 u polju „zoom” nije moguć.": swap("zoom: 20", "zoom: 25"),
    "31:3 U polju „zoom” je pogrešna vrsta podatka. Očekuje se: cijeli broj. Upisano je: broj.":
      swap("zoom: 20", "zoom: 2.5"),
  },
  "pages/program.md": { "3:3 Iza „title:” nema razmaka.": swap("title: ", "title:") },
  "site/closures.yml": {
    "2:5 Datum „2027-02-31” ne postoji.": closedOn("2027-02-31"),
    "2:5 Datum „1. 3. 2099.” nije napisan kako stranica očekuje.": closedOn("1. 3. 2099."),
    "2:5 Datum „2099-3-1” nije napisan kako stranica očekuje.": closedOn("2099-3-1"),
    "2:5 Datum „2099/03/01” nije napisan kako stranica očekuje.": closedOn("2099/03/01"),
    "2:5 Datum „2099. 2. 31.” ne postoji.": closedOn("2099. 2. 31."),
    "2:5 Datum „prvi mart” nije ispravan.": closedOn("prvi mart"),
    "3:5 Posljednji dan (2099-07-12) je prije prvog (2099-07-23).": closedOn(
      "2099-07-23",
      "2099-07-12",
    ),
    "2:5 ! Ovi zatvoreni dani su prošli.": closedOn("2026-03-01"),
    "3:5 ! Centar bi bio zatvoren duže od dva mjeseca (broj dana: 366). Je li to tačno?": closedOn(
      "2098-07-12",
      "2099-07-12",
    ),
    "3:5 ! Razlog je dug (broj znakova: 48), pa oznaka uz radno vrijeme zauzima mnogo mjesta.":
      closedOn("2099-03-01").replace("Praznik", "Kolektivni godišnji odmor svih uposlenika centra"),
  },
  "notices/izlet.md": {
    "4:1 ! Ovo obavještenje se više ne prikazuje, jer je njegov posljednji dan prošao.":
      noticeUntil("2026-05-14", "2026-05-10"),
    "4:1 Posljednji dan (2098-05-14) je prije prvog (2099-05-10).": noticeUntil("2098-05-14"),
  },
  "perks/team.md": {
    "3:1 Ikona „teem” ne postoji.": swap('"team"', '"teem"'),
    "2:1 Isti redoslijed (2) ima i datoteka „activities.md”, pa se ne zna koja je prva.": swap(
      "order: 3",
      "order: 2",
    ),
    "10:1 Ispod polja nema teksta (Tekst kartice).": (t) => t.slice(0, t.lastIndexOf("---") + 4),
    "13:1 Slika se ne može staviti u tekst.": (t) => `${t}\n![a](./a.png)`,
  },
  "gallery/photos.yml": {
    "1:1 Polje „photos” ima pogrešan broj stavki: 0.": "photos: []\n",
    "8:7 Broj 940 u polju „x” nije moguć.": swap("x: 94", "x: 940"),
    "7:5 U polju „focus” je pogrešna vrsta podatka. Očekuje se: grupa polja. Upisano je: tekst.":
      swap(/focus:\n.*\n.*\n/, "focus: 94 0\n"),
  },
  "site/interface.yml": {
    "38:5 Natpis za čitač ekrana ne sadrži natpis koji se vidi: „Navigacija”.": swap(
      '"Navigacija do centra',
      '"Vodi me do centra',
    ),
  },
  "site/navigation.yml": {
    "1:1 Polje „items” ima pogrešan broj stavki: 1.": 'items:\n  - label: "a"\n    to: "/"\n',
  },
};

/** Valid content. */
const sound: [name: string, damages: Record<string, Damage>][] = [
  ["a sound folder", {}],
  [
    "what may be left out",
    {
      "site/centre.yml": swap(/^ {2}weekend.*\n/m, ""),
      "site/closures.yml": null,
    },
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
];

describe("the content check", () => {
  describe.each(Object.entries(slips))("says of %s", (file, damages) => {
    it.each(Object.entries(damages))("%s", async (found, damage) => {
      expect(listed(await checkDamaged({ [file]: damage }))).toEqual([`${file}:${found}`]);
    });
  });

  it("finds everything in texts at once", async () => {
    const damages: Record<string, Damage> = {
      "notices/izlet.md": noticeUntil("2099-06-31").replace(/Idemo.*/, ""),
      "pages/about-us.md": swap("./o-nama.webp", "./o-name.webp"),
      "pages/contact.md": swap(/^ {2}title: .*$/m, `  title: "${"š".repeat(70)}"`),
      "pages/gallery.md": swap("{n}", "{m}"),
      // Names that every JavaScript object has are no fields.
      "pages/home.md": (t) =>
        `${t.replace(/^eyebrow/m, "constructor: 3\n__proto__: 3\neyebrow")}\n\n[a](/nema) i [b](javascript:alert) i [c](/program)\n\nA <b>x</b>\n\n<script>alert(1)</script>`,
      "pages/program.md": swap(/^ {2}title: .*$/m, `  title: "${"š".repeat(71)}"`),
      "site/centre.yml": swap('"06:30"', '"6:30"'),
    };
    expect(listed(await checkDamaged(damages))).toEqual([
      "notices/izlet.md:4:1 Datum „2099-06-31” ne postoji.",
      "notices/izlet.md:6:1 Ispod polja nema teksta (Tekst obavještenja).",
      "pages/about-us.md:12:3 Slike „./o-name.webp” nema u folderu content/pages.",
      "pages/gallery.md:10:1 U tekstu nedostaje {n}. Na to mjesto stranica sama upisuje podatak.",
      "pages/gallery.md:10:1 Stranica ne zna šta da upiše na mjesto {m}.",
      "pages/home.md:8:1 Polje „constructor” nije poznato.",
      "pages/home.md:9:1 Polje „__proto__” nije poznato.",
      "pages/home.md:46:1 Link „/nema” vodi na stranicu koja ne postoji.",
      "pages/home.md:46:14 Link „javascript:alert” nije ispravna adresa.",
      "pages/home.md:48:3 U tekstu je HTML oznaka „<b>”. Roditelji bi vidjeli baš te znakove.",
      "pages/home.md:48:7 U tekstu je HTML oznaka „</b>”. Roditelji bi vidjeli baš te znakove.",
      "pages/home.md:50:1 U tekstu je HTML oznaka „<script>”. Roditelji bi vidjeli baš te znakove.",
      "pages/home.md:50:17 U tekstu je HTML oznaka „</script>”. Roditelji bi vidjeli baš te znakove.",
      "pages/o-nama.webp ! Ova slika se nigdje ne koristi.",
      "pages/program.md:3:3 ! Tekst je predug (broj znakova: 71). Pretraživači prikazuju oko 70, a ostatak odsijecaju.",
      "site/centre.yml:18:7 Radno vrijeme „6:30” nije ispravno.",
    ]);
  });

  it("finds every file that is missing, misplaced or not what its name says", async () => {
    const damages: Record<string, Damage> = {
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
    };
    expect(listed(await checkDamaged(damages))).toEqual([
      "gallery/IMG_1.HEIC Ovo nije slika koju stranica može prikazati.",
      "gallery/foto2.webp Ovo je slika u formatu HEIC, koji preglednici ne prikazuju.",
      "gallery/foto3.webp Slika se ne može otvoriti.",
      "gallery/foto7.jpg ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/foto7.webp Slika se ne može otvoriti.",
      "home.md Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
      "nesto/home2.md Stranica ne zna za ovaj folder.",
      "pages/home.md Ova datoteka nedostaje, a stranica je bez nje nepotpuna.",
      "pages/home.txt Naziv datoteke nije poznat, pa je stranica ne vidi.",
      "pages/ljeto.webp ! Ova slika se nigdje ne koristi.",
      "pages/nova.docx Stranica ne zna šta da radi s ovom datotekom.",
      "perks U ovom folderu nema nijedne datoteke.",
    ]);
  });

  it("names hidden files and copies that somebody may have meant as content", async () => {
    const damages: Record<string, Damage> = {
      "files/.zahtjev.pdf": pdfOf("Zahtjev"),
      "gallery/.foto7.webp": photo,
      "notices/.izlet.md.icloud": "a",
      "notices/.nacrt.md": noticeUntil("2099-05-14"),
      "notices/Kopija od upisi.md": noticeUntil("2099-05-14"),
      "notices/upisi (Ana's conflicted copy).md": noticeUntil("2099-05-14"),
      "notices/upisi.sync-conflict-2027.md": noticeUntil("2099-05-14"),
      "notices/upisi-2.md": noticeUntil("2099-05-14"),
      "pages/.upis/papiri.md": "a",
      "pages/.git/config": "a",
      "pages/home.md.crdownload": "a",
    };
    const hidden =
      "! Naziv datoteke ili njenog foldera počinje tačkom, pa se datoteka ne objavljuje.";
    const copy = "! Po nazivu je ovo kopija datoteke „upisi.md”, a objavljuje se kao i ona.";
    const found = await checkDamaged(damages);
    expect(listed(found)).toEqual([
      `files/.zahtjev.pdf ${hidden}`,
      `gallery/.foto7.webp ${hidden}`,
      "notices/.izlet.md.icloud ! Ovu datoteku iCloud trenutno drži samo na internetu, pa je na ovom računaru nema.",
      `notices/.nacrt.md ${hidden}`,
      `notices/Kopija od upisi.md ${copy}`,
      `notices/upisi (Ana's conflicted copy).md ${copy}`,
      `notices/upisi.sync-conflict-2027.md ${copy}`,
      `pages/.upis/papiri.md ${hidden}`,
      "pages/home.md.crdownload Stranica ne zna šta da radi s ovom datotekom.",
    ]);
    expect(printed(found)[5]).toBe(
      [
        "UPOZORENJE: Po nazivu je ovo kopija datoteke „upisi.md”, a objavljuje se kao i ona.",
        "Gdje: content/notices/upisi (Ana's conflicted copy).md",
        "Šta uraditi: Ako je kopija, prenesite iz nje ono što vrijedi i obrišite je. Ako nije, preimenujte je. Primjer: upisi-ana-s-conflicted-copy.md",
      ].join("\n"),
    );
  });

  it("finds every wrong name in a list of photos, also names that differ in case only", async () => {
    const damages: Record<string, Damage> = {
      "gallery/IMG_1.JPG": photo,
      "gallery/cvije\u0301t.webp": photo,
      "gallery/photos.yml": (t) =>
        `${t.replace('"foto4.webp"', '"foto2.webp"')}  - photo: "šuma.webp"\n  - photo: "cvij\u00e9t.webp"\n  - photo: "img_1.jpg"\n`,
      "gallery/šuma.webp": photo,
      "pages/home.md": swap('photo: "foto1.webp"', 'photo: "soba.webp"'),
      "premises/photos.yml": (t) => `${t}  - photo: "soba.webp"\n`,
      "premises/soba.webp": photo,
    };
    expect(listed(await checkDamaged(damages))).toEqual([
      "gallery/IMG_1.JPG ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/foto4.webp ! Slika nije na spisku, pa se ne objavljuje.",
      "gallery/photos.yml:14:5 Slika „foto2.webp” je na ovom spisku već upisana, na mjestu 2.",
      "gallery/photos.yml:24:5 Naziv slike „šuma.webp” ne može stajati u adresi na svakom računaru.",
      "gallery/photos.yml:25:5 Naziv slike „cvij\u00e9t.webp” ne može stajati u adresi na svakom računaru.",
      "gallery/photos.yml:26:5 Slike „img_1.jpg” nema u folderu content/gallery.",
      "pages/home.md:21:1 Slike „soba.webp” nema na spisku content/gallery/photos.yml.",
    ]);
  });

  it("finds no field below a stray line of dashes, and reports no photos of a list with a wrong name", async () => {
    const damages = {
      "gallery/photos.yml": swap("photos:", "slike:"),
      "pages/home.md": swap(/^eyebrow/m, "--- \neyebrow"),
    };
    const missing =
      "title eyebrow highlight primaryLink secondaryLink photo photoAlt perksTitle memories";
    expect(listed(await checkDamaged(damages))).toEqual([
      "gallery/photos.yml:4:1 Polje „slike” nije poznato.",
      "gallery/photos.yml:4:1 Nedostaje obavezno polje „photos”.",
      ...missing.split(" ").map((name) => `pages/home.md:2:1 Nedostaje obavezno polje „${name}”.`),
      // The comments of the fields below are headings of Markdown.
      ...["12:1", "21:1", "31:3"].map(
        (place) =>
          `pages/home.md:${place} Ovdje naslov nema mjesta, jer je naslov već upisan u poljima.`,
      ),
    ]);
  });

  it.each(sound)("finds nothing in %s", async (_name, damages) => {
    expect(listed(await checkDamaged(damages))).toEqual([]);
  });

  const whole: [name: string, damages: Record<string, Damage>, lines: string[]][] = [
    [
      "a misspelt field",
      { "pages/home.md": swap(/^eyebrow/m, "eyebow") },
      [
        "GREŠKA: Polje „eyebow” nije poznato.",
        "Gdje: content/pages/home.md:8:1, polje „eyebow”",
        "Šta uraditi: Jeste li htjeli „eyebrow”? Ispravite naziv ili obrišite taj red. Ako je naziv tačan, red je pogrešno uvučen: uvlači se razmacima, po dva za svaki nivo, kao redovi oko njega.",
      ],
    ],
    [
      "a missing photo",
      {
        "gallery/foto7.webp": null,
        "gallery/ljeto u vrtu.jpg": photo,
        "gallery/photos.yml": swap('"foto7.webp"', '"Ljeto u vrtu.webp"'),
      },
      [
        "GREŠKA: Slike „Ljeto u vrtu.webp” nema u folderu content/gallery.",
        "Gdje: content/gallery/photos.yml:16:5, polje „photos[5].photo (Naziv slike)”",
        "Šta uraditi: Jeste li htjeli „ljeto u vrtu.jpg”? Ispravite naziv, zajedno s nastavkom iza tačke, vratite sliku u taj folder ili obrišite njen unos.",
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
      "a photo that browsers do not show, in a list",
      { "premises/soba1.webp": ftyp("heic", "mif1") },
      [
        "GREŠKA: Ovo je slika u formatu HEIC, koji preglednici ne prikazuju.",
        "Gdje: content/premises/soba1.webp",
        "Šta uraditi: Otvorite je na telefonu ili računaru, sačuvajte ili izvezite kao JPEG i dodajte naredbom: npm run photos -- add --to premises",
      ],
    ],
    [
      "a photo that browsers do not show, in no list",
      { "premises/IMG_1.HEIC": ftyp("heic", "mif1") },
      [
        "GREŠKA: Ovo nije slika koju stranica može prikazati.",
        "Gdje: content/premises/IMG_1.HEIC",
        "Šta uraditi: Premjestite datoteku izvan foldera content. Ako je slika, odatle je dodajte naredbom: npm run photos -- add --to premises",
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
  ];
  it.each(whole)(
    "says of %s what is wrong, where, and what to do",
    async (_name, damages, lines) => {
      expect(printed(await checkDamaged(damages))).toContain(lines.join("\n"));
    },
  );
});
