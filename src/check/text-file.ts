import { normalizeText } from "../content/normalize-text";
import type { Message, Place } from "./problem";
import { spoiltWord } from "./spoilt-words";

const otherEncoding = (): Message => ({
  what: "Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
  fix: "Otvorite je u programu u kojem ste je pisali i sačuvajte je ponovo, s kodiranjem (Encoding) „UTF-8”.",
});

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
 * Recognises UTF-16 by its byte order mark, or by the zero bytes of the ASCII at the start of a
 * file.
 */
function isUtf16(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  return /^(?:fffe|feff|(?:(?!00)..00){2}$|(?:00(?!00)..){2}$)/.test(start);
}

/**
 * The place of the first invalid byte, which the decoder replaces by U+FFFD (Encoding Standard).
 */
function badBytePlace(bytes: Uint8Array): Place {
  const text = normalizeText(new TextDecoder("utf-8").decode(bytes));
  return placeAt(text, text.indexOf("\uFFFD"));
}

/**
 * Decodes a text file. Any line end and a byte order mark are accepted, as in the build; other
 * encodings than UTF-8, letters that one has spoilt, and control characters are not.
 */
export function readText(bytes: Uint8Array): TextFile {
  if (isUtf16(bytes)) return { failure: otherEncoding(), place: { line: 1, column: 1 } };
  let decoded: string;
  try {
    decoded = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { failure: otherEncoding(), place: badBytePlace(bytes) };
  }
  const text = normalizeText(decoded);
  const spoilt = spoiltWord(text);
  if (spoilt) return { failure: spoilt.message, place: placeAt(text, spoilt.offset) };
  const offset = text.search(unreadable);
  if (offset === -1) return { text };
  return {
    failure: {
      what: "Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.",
      fix: "Obrišite ovaj red i napišite ga ponovo, bez kopiranja iz drugog programa.",
    },
    place: placeAt(text, offset),
  };
}
