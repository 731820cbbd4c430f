import { validateDownload } from "../../../src/check/check-download";
import { readContent } from "../../support/content-files";

const form = readContent("files/zahtjev-za-upis.pdf");
/** Return a document of a size, with the start and the end of a PDF. */
const createLarge = (bytes: number) => Buffer.concat([form, Buffer.alloc(bytes), form]);

it.each([
  ["a PDF", form, undefined],
  ["an empty file", Buffer.alloc(0), "error nije PDF"],
  ["a Word document", Buffer.from("PK\u0003\u0004 word/document.xml"), "error nije PDF"],
  ["a part of a PDF", form.subarray(0, -10), "error nepotpun"],
  ["5.2 MB", createLarge(5_240_000), "warning velik"],
  ["25.1 MB", createLarge(25_100_000), "error prevelik"],
])("%s", (_name, bytes, expected) => {
  const message = validateDownload(bytes);
  const [severity, words = ""] = expected?.split(" ") ?? [];
  expect(message && (message.severity ?? "error")).toBe(severity);
  expect(message?.what ?? "").toContain(words);
});
