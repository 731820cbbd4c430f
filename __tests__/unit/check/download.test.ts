import { validateDownload } from "../../../src/check/check-download";
import { createPdf } from "../../support/pdf";

const form = createPdf("Zahtjev za upis");

it.each([
  ["a PDF", form, undefined],
  ["an empty file", Buffer.alloc(0), "error nije PDF"],
  ["a Word document", Buffer.from("PK\u0003\u0004 word/document.xml"), "error nije PDF"],
  ["a part of a PDF", createPdf("Zahtjev", 4000).subarray(0, 3000), "error nepotpun"],
  ["5.2 MB", createPdf("Zahtjev", 5_240_000), "warning velik"],
  ["25.1 MB", createPdf("Zahtjev", 25_100_000), "error prevelik"],
])("%s", (_name, bytes, expected) => {
  const message = validateDownload(bytes);
  const [severity, words = ""] = expected?.split(" ") ?? [];
  expect(message && (message.severity ?? "error")).toBe(severity);
  expect(message?.what ?? "").toContain(words);
});
