import type { Message } from "./problem";

/** What some bytes look like in an encoding of Windows. */
function shown(encoding: string, from: number, to: number): string {
  const bytes = Uint8Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * UTF-8 that was read as Windows-1250 or Windows-1252. The first of its bytes is C2 to C5 for letters
 * with a mark, E2 for quotation marks and dashes, F0 for emoji.
 */
const readAsWindows = ["windows-1250", "windows-1252"].map((encoding) => {
  const further = `[${shown(encoding, 0x80, 0xbf)}]`;
  const [letter, mark] = [`[${shown(encoding, 0xc2, 0xc5)}]`, `[${shown(encoding, 0x80, 0x84)}]`];
  const emoji = shown(encoding, 0xf0, 0xf0) + shown(encoding, 0x9f, 0x9f);
  return `${letter}${further}|â${mark}${further}|${emoji}${further}`;
});

/**
 * Windows-1250 that was read as Windows-1252: è, æ, ð in place of the consonants č, ć, đ, next to a vowel.
 * In “crème”, “caffè” and “vitæ” they are vowels themselves.
 */
const readAsWestern = "[èæðÈÆÐ][aeiouAEIOU]|[aeiouAEIOU][æÆ]";

const spoilt = new RegExp([...readAsWindows, readAsWestern].join("|"), "u");

/** Finds the first word with letters that a wrong encoding has spoilt. */
export function spoiltWord(text: string) {
  const { index } = spoilt.exec(text) ?? {};
  if (index === undefined) return undefined;
  const offset = text.slice(0, index).search(/\S*$/);
  const [word = ""] = /^\S*/.exec(text.slice(offset)) ?? [];
  const message: Message = {
    what: `Slova č, ć, ž, š ili đ su pokvarena: „${word}”.`,
    fix: "Otvorite izvorni tekst u programu u kojem je pisan, sačuvajte ga s kodiranjem (Encoding) „UTF-8” i kopirajte ponovo. Ako je riječi malo, ispravite ih ovdje.",
  };
  return { offset, message };
}
