import { isUtf8 } from "node:buffer";
import { normalizeText } from "../content/normalize-text";
import type { Message, Place } from "./problem";
import { spoiltWord } from "./spoilt-words";

const otherEncoding: Message = {
  what: "Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
  fix: "Otvorite je u programu u kojem ste je pisali i sačuvajte je ponovo, s kodiranjem (Encoding) „UTF-8”.",
};

const damaged: Message = {
  what: "Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.",
  fix: "Obrišite ovaj red i napišite ga ponovo, bez kopiranja iz drugog programa.",
};

/** A normalised text, or why and where it cannot be read. */
type TextFile =
  | { readonly text: string; readonly failure?: undefined }
  | { readonly text?: undefined; readonly failure: Message; readonly place?: Place };

// U+FFFD replaces a letter that another program could not decode. U+0080 to U+009F are š, ž and
// others in a Windows-1250 file that was decoded as Latin-1.
const unreadable = /(?![\t\n])\p{Cc}|\uFFFD/u;

/** The place of an offset, in UTF-16 code units, in a text. */
function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - (before.lastIndexOf("\n") + 1) + 1 };
}

/**
 * Decodes a text file. Any line end and a byte order mark are accepted, as in the build; other
 * encodings than UTF-8, letters that one has spoilt, and control characters are not.
 */
export function readText(bytes: Uint8Array): TextFile {
  // Invalid bytes become U+FFFD (Encoding Standard).
  const text = normalizeText(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  // UTF-16 has zero bytes, and may be valid UTF-8.
  if (!isUtf8(bytes) || text.includes("\0")) {
    return { failure: otherEncoding, place: placeAt(text, text.search(/[\uFFFD\0]/)) };
  }
  const spoilt = spoiltWord(text);
  if (spoilt) return { failure: spoilt.message, place: placeAt(text, spoilt.offset) };
  const offset = text.search(unreadable);
  if (offset === -1) return { text };
  return { failure: damaged, place: placeAt(text, offset) };
}
