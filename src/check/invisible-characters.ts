import type { Message } from "./problem";

/**
 * Characters without width that stand for nothing: zero-width space, marks of the writing direction, a
 * byte order mark inside the text. Joiners are needed in emoji, and in writings of India and the Middle
 * East.
 */
const empty =
  /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2061-\u206F\uFEFF\uFFF9-\uFFFB]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|[\u0590-\u0FFF])(?:\u200C|\u200D|\u2060)/gu;

/**
 * A text without characters that stand for nothing: telephone numbers that are copied from contacts have
 * them, and nobody can see them.
 */
export const withoutEmptyCharacters = (text: string) => text.replace(empty, "");

/**
 * Those and others that cannot be seen: line separators and control characters, of which U+0080 to U+009F
 * are š, ž and others in a Windows-1250 file that was read as Latin-1. U+FFFD replaces a letter that could
 * not be decoded. A soft hyphen says where a long word may break.
 */
const invisible = new RegExp(`(?![\\t\\n])\\p{Cc}|[\\uFFFD\\u2028\\u2029]|${empty.source}`, "u");

/** Spaces that look like a plain one, but separate nothing in YAML, addresses and numbers. */
const unusualSpace = /[^\S \t\n]|\u00AD/u;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The message for an invisible character in a text; undefined if there is none. */
export function invisibleCharacter(text: string) {
  const match = invisible.exec(text);
  if (!match) return undefined;
  const message: Message = {
    what: `Ovdje stoji nevidljiv ili oštećen znak (${codeOf(match[0])}), prenesen iz programa iz kojeg je tekst kopiran.`,
    fix: "Stavite kursor iza njega i pritisnite Backspace, ili obrišite cijelu riječ i napišite je ponovo.",
  };
  return { offset: match.index, message };
}

/** The message for an unusual space in a value that must not have any; undefined if there is none. */
export function unusualSpaceIn(value: string): Message | undefined {
  const [character] = unusualSpace.exec(value) ?? [];
  if (!character) return undefined;
  return {
    what: `U vrijednosti „${value}” je znak koji samo izgleda kao razmak ili se ne vidi (${codeOf(character)}).`,
    fix: "Obrišite vrijednost i napišite je ponovo, bez kopiranja.",
  };
}

/** The white space at the start of a line of YAML, around its name, and behind its quotes. */
const aroundNames = /^[^\S\n]*(?:-[^\S\n]+)*(?:[\w-]+:[^\S\n]+)?|(?<=["'])[^\S\n]+$/gm;

/** Finds unusual spaces that are no part of a value; YAML takes them for letters. */
export function unusualSpacesInYaml(text: string) {
  return [...text.matchAll(aroundNames)].flatMap(({ 0: space, index }) => {
    const at = space.search(unusualSpace);
    if (at === -1) return [];
    const message: Message = {
      what: `Ovaj razmak nije običan (${codeOf(space.charAt(at))}), pa se red ne može pročitati kako treba.`,
      fix: "Obrišite ga i upišite ponovo tipkom za razmak.",
    };
    return [{ offset: index + at, ...message }];
  });
}
