/** @jest-environment node */
import { pdfOf } from "../../support/pdf";
import {
  checkDamaged,
  holdMessages,
  holdReport,
  listed,
  swap,
  withEach,
} from "./support/content-copy";

const form = pdfOf("Zahtjev za upis");
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A page whose body has these lines, from line 7. */
const page = (...lines: string[]) =>
  `---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\n${lines.join("\n")}\n`;
const link = (address: string) => page(`Popunite [zahtjev za upis](${address}).`);

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
  expect(listed(await checkDamaged(damages))).toEqual([]);
});

holdReport("broken links to downloads", {
  "files/zahtjev.pdf": form,
  "pages/upis.md": page(
    "Popunite [zahtjev](/files/zahtjev.pdf), [obrazac](/files/nema.pdf)",
    "[Cjenovnik](/files/cjenovnik.docx)",
    "[Zahtjev](zahtjev.pdf)",
    "[Zahtjev](C:\\Users\\Ana\\Zahtjev.pdf)",
    "[Zahtjev](/files/Zahtjev za upis.pdf)",
    "[Zahtjev (PDF)](/files/zahtjev.pdf) [Zahtjev, 2 MB](/files/zahtjev.pdf)",
  ),
  "site/navigation.yml": swap('"/gallery"', '"/files/zahtjev.pdf"'),
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

holdReport("files with the wrong type, name or folder", {
  "files/Zahtjev za upis.pdf": form,
  "files/Zahtjev za djecu (ljeto).PDF": form,
  "files/knjižica.PDF": form,
  "files/upis.pdf/a.txt": "x",
  "files/zahtjev.docx": "x",
  "pages/pravila.pdf": form,
  "Upis.pdf": form,
  "pages/upis.md": page(
    "[A](<../files/Zahtjev za upis.pdf>) [B](/files/knjižica.PDF) [C](/files/upis.pdf)",
  ),
});

holdMessages(
  "pages/upis.md",
  withEach(
    [
      ...["/files/zahtev-za-upis.pdf", "/files/Zahtjev-za-upis.pdf", "/files/zahtjev-za-upis.docx"],
      ...["zahtev-za-upis.pdf", "/files/Zahtjev za upis.pdf", "/files/Cjenovnik%20ljeto.pdf"],
    ],
    link,
  ),
);

holdMessages("files/zahtjev.pdf", { "a download that no text links to": form });

it("does not warn of a download without links if a text cannot be read", async () => {
  const damages = { "files/zahtjev.pdf": form, "pages/upis.md": "---\ntitle: [\n---\n" };
  expect(listed(await checkDamaged(damages)).join()).not.toContain("nijedan link");
});
