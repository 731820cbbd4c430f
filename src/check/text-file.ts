import { isUtf8 } from "node:buffer";
import { normalizeText } from "../content/normalize-text";
import type { Message, Place } from "./problem";
import { spoiltWord } from "./spoilt-words";

const otherEncoding: Message = {
  what: "Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
  fix: "Otvorite je u programu u kojem ste je pisali i sačuvajte je ponovo, s kodiranjem (Encoding) „UTF-8”.",
};

/** A normalised text, or why and where it cannot be read. */
type TextFile =
  | { readonly text: string; readonly failure?: undefined }
  | { readonly text?: undefined; readonly failure: Message; readonly place?: Place };

/** The place of an offset, in UTF-16 code units, in a text. */
function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - (before.lastIndexOf("\n") + 1) + 1 };
}

/**
 * Decodes a text file. Any line end and a byte order mark are accepted, as in the build; other
 * encodings than UTF-8, and letters that one has spoilt, are not.
 */
export function readText(bytes: Uint8Array): TextFile {
  // Invalid bytes become U+FFFD (Encoding Standard).
  const text = normalizeText(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  // UTF-16 has zero bytes, and may be valid UTF-8.
  if (!isUtf8(bytes) || text.includes("\0")) {
    return { failure: otherEncoding, place: placeAt(text, text.search(/[\uFFFD\0]/)) };
  }
  const spoilt = spoiltWord(text);
  return spoilt ? { failure: spoilt.message, place: placeAt(text, spoilt.offset) } : { text };
}
