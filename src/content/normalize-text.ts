/** Characters without width that stand for nothing, such as marks of direction. Joiners are parts of emoji. */
const empty = /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** A text without what nobody can see, as in telephone numbers that are copied from contacts. */
export const withoutEmptyCharacters = (text: string) => text.replace(empty, "");

/** Without empty characters, with `\n` as line end and letters in NFC. Line numbers stay the same. */
export function normalizeText(text: string): string {
  return withoutEmptyCharacters(text).replace(/\r\n?/g, "\n").normalize();
}
