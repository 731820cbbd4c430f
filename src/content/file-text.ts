/** Invisible characters, such as marks of direction. Joiners are parts of emoji, so they stay. */
const invisible = /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** Remove invisible characters, as in telephone numbers that are copied from contacts. */
export const removeInvisibleCharacters = (text: string) => text.replace(invisible, "");

/** Return a text without invisible characters, with `\n` as line end and letters in NFC. Line numbers stay the same. */
export function normalizeText(text: string): string {
  return removeInvisibleCharacters(text).replace(/\r\n?/g, "\n").normalize();
}

/** A part of a file, and the line on which it starts, from 1. */
export interface FilePart {
  readonly text: string;
  readonly line: number;
}

/** A Markdown file: the YAML of its fields, and the text below it. */
interface FrontMatter {
  readonly yaml: FilePart;
  readonly body: FilePart;
}

const fence = /^---[ \t]*$/;

/**
 * Split a Markdown file into its fields and its body.
 * @param text the file, normalised by `normalizeText`
 * @returns the parts, or the number of the line where a `---` is missing
 */
export function splitFrontMatter(
  text: string,
): FrontMatter | { readonly missingDelimiterLine: number } {
  const lines = text.split("\n");
  if (!fence.test(lines[0] ?? "")) return { missingDelimiterLine: 1 };
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (end === -1) return { missingDelimiterLine: lines.length };
  if (!fence.test(lines[end] ?? "")) return { missingDelimiterLine: end + 1 };
  return {
    yaml: { text: `${lines.slice(1, end).join("\n")}\n`, line: 2 },
    body: { text: lines.slice(end + 1).join("\n"), line: end + 2 },
  };
}
