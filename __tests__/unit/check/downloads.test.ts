/** @jest-environment node */
import { pdfOf } from "../../support/pdf";
import { checkDamaged, type Damage, holdMessages, listed, printed } from "./support/content-copy";

const form = pdfOf("Zahtjev za upis");
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A page whose body has these lines, from line 7. */
const page = (...lines: string[]) =>
  `---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\n${lines.join("\n")}\n`;
const link = (address: string) => page(`Popunite [zahtjev za upis](${address}).`);

const found = async (damages: Record<string, Damage>) => listed(await checkDamaged(damages));

it("a download may be linked from every kind of text, with every form of address", async () => {
  const damages = {
    "files/zahtjev.pdf": form,
    "files/pravila-2026.pdf": form,
    "files/odgovor.pdf": form,
    "pages/upis.md": page(
      "[Zahtjev](/files/zahtjev.pdf), [druga strana](/files/zahtjev.pdf#page=2)",
      "[bez crte](files/zahtjev.pdf), [ovdje](./files/zahtjev.pdf), [gore](../files/zahtjev.pdf)",
      "[folder](/content/files/zahtjev.pdf), [Windows](..\\files\\zahtjev.pdf)",
      "[Pravila](</files/pravila-2026.pdf>) i [Ilidža](https://www.ilidza.ba/plan.pdf)",
    ),
    "perks/team.md": (text: string) => `${text}\n[Zahtjev](/files/zahtjev.pdf)\n`,
    "program/pitanja.md":
      '---\norder: 4\nicon: "book"\ntitle: "Pitanja"\nquestions:\n  - question: "Gdje?"\n    answer: "U [zahtjevu](/files/odgovor.pdf)."\n---\n',
  };
  expect(await found(damages)).toEqual([]);
});

it("reports broken links to downloads at their place", async () => {
  const damages = {
    "files/zahtjev.pdf": form,
    "pages/upis.md": page(
      "Popunite [zahtjev](/files/zahtjev.pdf), [obrazac](/files/nema.pdf)",
      "[Cjenovnik](/files/cjenovnik.docx)",
      "[Zahtjev](zahtjev.pdf)",
      "[Zahtjev](C:\\Users\\Ana\\Zahtjev.pdf)",
      "[Zahtjev](/files/Zahtjev za upis.pdf)",
      "[Zahtjev (PDF)](/files/zahtjev.pdf) [Zahtjev, 2 MB](/files/zahtjev.pdf)",
    ),
    "site/navigation.yml": (text: string) => text.replace('"/gallery"', '"/files/zahtjev.pdf"'),
  };
  const twice = "Vrsta i veličina dokumenta bi u linku pisale dva puta: stranica ih dopisuje sama.";
  expect(await found(damages)).toEqual([
    "pages/upis.md:7:41 Link „/files/nema.pdf” vodi na dokument kojeg nema u folderu content/files.",
    "pages/upis.md:8:1 Link „/files/cjenovnik.docx” vodi na datoteku koja nije PDF.",
    "pages/upis.md:9:1 Link „zahtjev.pdf” ne vodi na dokument ove stranice.",
    "pages/upis.md:10:1 Link „C:\\Users\\Ana\\Zahtjev.pdf” ne vodi na dokument ove stranice.",
    "pages/upis.md:11:1 Ovo ne bi bio link, jer u adresi „/files/Zahtjev za upis.pdf” ima razmak.",
    `pages/upis.md:12:1 ${twice}`,
    `pages/upis.md:12:37 ${twice}`,
    "site/navigation.yml:11:5 Ovo polje vodi na stranicu, a ne na dokument.",
  ]);
});

describe("a damaged or large download is reported", () => {
  const locked = form.toString("latin1").replace("/Root", "/Encrypt 6 0 R /Root");
  holdMessages("files/nacrt.pdf", {
    "an empty file": "",
    "a Word document": utf8("PK\u0003\u0004 word/document.xml"),
    "a part of a PDF": pdfOf("Zahtjev", 4000).subarray(0, 3000),
    "a PDF with a password": Buffer.from(locked, "latin1"),
    "5.2 MB": pdfOf("Zahtjev", 5_240_000),
    "25.1 MB": pdfOf("Zahtjev", 25_100_000),
  });
});

it("reports files with the wrong type, name or folder", async () => {
  const damages = {
    "files/Zahtjev za upis.pdf": form,
    "files/knjižica.PDF": form,
    "files/upis.pdf/a.txt": "x",
    "files/zahtjev.docx": "x",
    "pages/pravila.pdf": form,
    "Upis.pdf": form,
    "pages/upis.md": page(
      "[A](<../files/Zahtjev za upis.pdf>) [B](/files/knjižica.PDF) [C](/files/upis.pdf)",
    ),
  };
  expect(await found(damages)).toEqual([
    "Upis.pdf Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
    "files/Zahtjev za upis.pdf Naziv „Zahtjev za upis.pdf” ne može stajati u adresi.",
    "files/knjižica.PDF Naziv „knjižica.PDF” ne može stajati u adresi.",
    "files/upis.pdf Ovo je folder, a pod tim nazivom treba biti datoteka.",
    "files/zahtjev.docx U ovom folderu mogu stajati samo PDF dokumenti.",
    "pages/pravila.pdf Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
  ]);
});

it.each([
  ["/files/zahtev.pdf", "Jeste li htjeli „/files/zahtjev.pdf”?"],
  ["/files/Zahtjev.pdf", "Jeste li htjeli „/files/zahtjev.pdf”?"],
  ["/files/zahtjev.docx", "Jeste li htjeli „/files/zahtjev.pdf”?"],
  ["zahtev.pdf", "Primjer: [Zahtjev za upis](/files/zahtjev.pdf)"],
  ["/files/Zahtjev za upis.pdf", "Upišite adresu bez razmaka: /files/zahtjev-za-upis.pdf"],
  ["/files/Cjenovnik%20ljeto.pdf", "s nazivom cjenovnik-ljeto.pdf"],
])("suggests what was meant by %s", async (address, remedy) => {
  const damages = { "files/zahtjev.pdf": form, "pages/upis.md": link(address) };
  const texts = printed(await checkDamaged(damages));
  expect(texts.find((text) => text.includes("upis.md"))).toContain(remedy);
});

it("suggests a valid file name", async () => {
  const texts = printed(await checkDamaged({ "files/Zahtjev za djecu (ljeto).PDF": form }));
  expect(texts.join()).toContain("Preimenujte datoteku u zahtjev-za-djecu-ljeto.pdf");
  expect(texts.join()).toContain("[Zahtjev za upis](/files/zahtjev-za-djecu-ljeto.pdf)");
});

it("warns of a download that no text links to, unless a text cannot be read", async () => {
  const alone = { "files/zahtjev.pdf": form };
  expect(await found(alone)).toEqual([
    "files/zahtjev.pdf ! Na ovaj dokument ne vodi nijedan link, pa se ne objavljuje.",
  ]);
  const damages = { ...alone, "pages/upis.md": "---\ntitle: [\n---\n" };
  expect((await found(damages)).join()).not.toContain("nijedan link");
});
