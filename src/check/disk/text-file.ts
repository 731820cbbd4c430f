import { isUtf8 } from "node:buffer";
import type { Collection } from "../../content/collections";
import { normalizeText } from "../../content/normalize-text";
import { placeAt, type ReadResult, readContentFile } from "../content-file";
import { fileError, type Message } from "../problem";

const otherEncoding: Message = {
  what: "Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
  fix: "Otvorite je u programu u kojem ste je pisali i sačuvajte je ponovo, s kodiranjem (Encoding) „UTF-8”.",
};

/**
 * Decodes and parses a content file. Any line end and a byte order mark are accepted, as in the
 * build; other encodings than UTF-8 are not.
 * @param file path below `content/`
 */
export function readContentBytes(
  file: string,
  collection: Collection,
  bytes: Uint8Array,
): ReadResult {
  // Invalid bytes become U+FFFD (Encoding Standard).
  const text = normalizeText(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  // UTF-16 has zero bytes, and may be valid UTF-8.
  if (isUtf8(bytes) && !text.includes("\0")) return readContentFile(file, collection, text);
  const place = placeAt(text, text.search(/[\uFFFD\0]/));
  return { problems: [fileError(file, otherEncoding, place)] };
}
