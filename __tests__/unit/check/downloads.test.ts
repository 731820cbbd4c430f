/** @jest-environment node */
import { pdfOf } from "../../support/pdf";
import { checkDamaged, type Damage, listed, printed } from "./support/content-copy";

const form = pdfOf("Zahtjev za upis");
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A page of running text that holds some lines, from the 7th on. */
const page = (...lines: string[]) =>
  `---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\n${lines.join("\n")}\n`;
const link = (address: string) => page(`Popunite [zahtjev za upis](${address}).`);
const linked = { "pages/upis.md": link("/files/zahtjev.pdf") };

const cases: [name: string, damages: Record<string, Damage>, found: string[]][] = [
  [
    "a file and links to it in texts of every kind",
    {
      "files/zahtjev.pdf": form,
      "files/pravila-2026.pdf": form,
      "pages/upis.md": page(
        "[Zahtjev](/files/zahtjev.pdf), [druga strana](/files/zahtjev.pdf#page=2)",
        "[Pravila][1] i [Ilidža](https://www.ilidza.ba/plan.pdf)",
        "",
        "[1]: /files/pravila-2026.pdf",
      ),
      "perks/team.md": (text) => `${text}\n[Zahtjev](/files/zahtjev.pdf)\n`,
      "pages/about-us.md": (text) => `${text}\n[Zahtjev](/files/zahtjev.pdf)\n`,
    },
    [],
  ],
  ...[
    "files/zahtjev.pdf",
    "./files/zahtjev.pdf",
    "../files/zahtjev.pdf",
    "/content/files/zahtjev.pdf",
  ].map((address): [string, Record<string, Damage>, string[]] => [
    `nothing wrong with a link as ${address}`,
    { "files/zahtjev.pdf": form, "pages/upis.md": link(address) },
    [],
  ]),
  [
    "nothing wrong with the separators of Windows",
    { "files/zahtjev.pdf": form, "pages/upis.md": link("..\\files\\zahtjev.pdf") },
    [],
  ],
  [
    "nothing wrong with a file that only an answer links to",
    {
      "files/zahtjev.pdf": form,
      "program/pitanja.md":
        '---\norder: 4\nicon: "book"\ntitle: "Pitanja"\nquestions:\n  - question: "Gdje?"\n    answer: "U [zahtjevu](/files/zahtjev.pdf)."\n---\n',
    },
    [],
  ],
  [
    "a link to a file that is not there",
    linked,
    [
      "pages/upis.md:7:10 Link „/files/zahtjev.pdf” vodi na dokument kojeg nema u folderu content/files.",
    ],
  ],
  [
    "a link to a file that is no PDF",
    { "pages/upis.md": link("/files/zahtjev.docx") },
    ["pages/upis.md:7:10 Link „/files/zahtjev.docx” vodi na datoteku koja nije PDF."],
  ],
  [
    "a link without the folder, and one to the own computer",
    {
      "files/zahtjev.pdf": form,
      "pages/upis.md": page(
        "[Zahtjev](/files/zahtjev.pdf)",
        "[Zahtjev](zahtjev.pdf)",
        "[Zahtjev](C:\\Users\\Ana\\Zahtjev.pdf)",
      ),
    },
    [
      "pages/upis.md:8:1 Link „zahtjev.pdf” ne vodi na dokument ove stranice.",
      "pages/upis.md:9:1 Link „C:\\Users\\Ana\\Zahtjev.pdf” ne vodi na dokument ove stranice.",
    ],
  ],
  [
    "an address with a blank, which makes no link",
    { "pages/upis.md": page("Tekst", "[Zahtjev](/files/Zahtjev za upis.pdf)") },
    ["pages/upis.md:8:1 Ovo ne bi bio link, jer u adresi „/files/Zahtjev za upis.pdf” ima razmak."],
  ],
  [
    "kind and size written by hand",
    {
      "files/zahtjev.pdf": form,
      "pages/upis.md": page(
        "[Zahtjev (PDF)](/files/zahtjev.pdf)",
        "[Zahtjev, 2 MB](/files/zahtjev.pdf)",
      ),
    },
    [
      "pages/upis.md:7:1 Vrsta i veličina dokumenta bi u linku pisale dva puta: stranica ih dopisuje sama.",
      "pages/upis.md:8:1 Vrsta i veličina dokumenta bi u linku pisale dva puta: stranica ih dopisuje sama.",
    ],
  ],
  [
    "a field that leads to a file",
    {
      ...linked,
      "files/zahtjev.pdf": form,
      "site/navigation.yml": (text) => text.replace('"/gallery"', '"/files/zahtjev.pdf"'),
    },
    ["site/navigation.yml:11:5 Ovo polje vodi na stranicu, a ne na dokument."],
  ],
  [
    "a file that no text links to",
    { "files/zahtjev.pdf": form },
    ["files/zahtjev.pdf ! Na ovaj dokument ne vodi nijedan link, pa se ne objavljuje."],
  ],
  [
    "a name with capitals, blanks and marks",
    {
      "files/Zahtjev za upis.pdf": form,
      "files/knjižica.PDF": form,
      "pages/upis.md": page("[A](<../files/Zahtjev za upis.pdf>) [B](/files/knjižica.PDF)"),
    },
    [
      "files/Zahtjev za upis.pdf Naziv „Zahtjev za upis.pdf” ne može stajati u adresi.",
      "files/knjižica.PDF Naziv „knjižica.PDF” ne može stajati u adresi.",
    ],
  ],
  [
    "an empty file",
    { ...linked, "files/zahtjev.pdf": "" },
    ["files/zahtjev.pdf Datoteka je prazna."],
  ],
  ...(
    [
      ["a Word document", utf8("PK\u0003\u0004 word/document.xml"), ", nego ZIP ili dokument"],
      [
        "an old Word document",
        Buffer.from("d0cf11e0a1b11ae100", "hex"),
        ", nego stariji Word ili Excel dokument",
      ],
      ["a photo", Buffer.from("ffd8ffe000104a46", "hex"), ", nego slika"],
      ["a page of the web", utf8("<!doctype html><p>Prijava"), ", nego SVG ili HTML"],
      ["a text", utf8("Zahtjev za upis"), ""],
    ] as const
  ).map(([name, bytes, kind]): [string, Record<string, Damage>, string[]] => [
    `${name} named as a PDF`,
    { ...linked, "files/zahtjev.pdf": bytes },
    [
      `files/zahtjev.pdf Ovo nije PDF${kind}. Promjena nastavka iza tačke ne mijenja vrstu datoteke.`,
    ],
  ]),
  [
    "half a file",
    { ...linked, "files/zahtjev.pdf": pdfOf("Zahtjev", 4000).subarray(0, 3000) },
    ["files/zahtjev.pdf PDF je nepotpun, pa se možda neće moći otvoriti."],
  ],
  [
    "a file with a password",
    {
      ...linked,
      "files/zahtjev.pdf": Buffer.from(
        form.toString("latin1").replace("/Root", "/Encrypt 6 0 R /Root"),
        "latin1",
      ),
    },
    [
      "files/zahtjev.pdf ! PDF je zaštićen lozinkom ili zabranama, pa ga roditelji možda neće moći otvoriti, popuniti ili odštampati.",
    ],
  ],
  [
    "a large file",
    { ...linked, "files/zahtjev.pdf": pdfOf("Zahtjev", 5_240_000) },
    ["files/zahtjev.pdf ! Dokument je velik (5,2\u00A0MB), pa će se na telefonu dugo otvarati."],
  ],
  [
    "a file that no host takes",
    { ...linked, "files/zahtjev.pdf": pdfOf("Zahtjev", 25_100_000) },
    ["files/zahtjev.pdf Dokument je prevelik (25,1\u00A0MB). Objaviti se može najviše 25\u00A0MB."],
  ],
  [
    "files of other kinds, and PDFs in other folders",
    {
      ...linked,
      "files/zahtjev.pdf": form,
      "files/zahtjev.docx": "x",
      "pages/pravila.pdf": form,
      "Upis.pdf": form,
    },
    [
      "Upis.pdf Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
      "files/zahtjev.docx U ovom folderu mogu stajati samo PDF dokumenti.",
      "pages/pravila.pdf Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
    ],
  ],
  [
    "a folder named as a file",
    { ...linked, "files/zahtjev.pdf/a.txt": "x" },
    ["files/zahtjev.pdf Ovo je folder, a pod tim nazivom treba biti datoteka."],
  ],
];

it.each(cases)("finds %s", async (_, damages, found) => {
  expect(listed(await checkDamaged(damages))).toEqual(found);
});

it.each([
  ["/files/zahtev.pdf", "Jeste li htjeli „/files/zahtjev.pdf”?"],
  ["/files/Zahtjev.pdf", "Jeste li htjeli „/files/zahtjev.pdf”?"],
  ["/files/zahtjev.docx", "Jeste li htjeli „/files/zahtjev.pdf”?"],
  ["zahtev.pdf", "Primjer: [Zahtjev za upis](/files/zahtjev.pdf)"],
  ["/files/Zahtjev za upis.pdf", "Upišite adresu bez razmaka: /files/zahtjev-za-upis.pdf"],
  ["/files/Cjenovnik%20ljeto.pdf", "s nazivom cjenovnik-ljeto.pdf"],
])("proposes for %s what was meant", async (address, remedy) => {
  const damages = { "files/zahtjev.pdf": form, "pages/upis.md": link(address) };
  const texts = printed(await checkDamaged(damages));
  expect(texts.find((text) => text.includes("upis.md"))).toContain(remedy);
});

it("proposes a name that a file may have", async () => {
  const texts = printed(await checkDamaged({ "files/Zahtjev za djecu (ljeto).PDF": form }));
  expect(texts.join()).toContain("Preimenujte datoteku u zahtjev-za-djecu-ljeto.pdf");
  expect(texts.join()).toContain("[Zahtjev za upis](/files/zahtjev-za-djecu-ljeto.pdf)");
});

it("warns of no file without a link while a text cannot be read", async () => {
  const damages = { "files/zahtjev.pdf": form, "pages/upis.md": "---\ntitle: [\n---\n" };
  expect(listed(await checkDamaged(damages)).join()).not.toContain("nijedan link");
});
