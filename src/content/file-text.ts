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

/**
 * Split a Markdown file into its fields and its body.
 * @param text the file, normalised by `normalizeText`
 * @returns undefined if the fields do not stand between two lines `---`
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const [, yaml, body = ""] = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (yaml === undefined) return undefined;
  return {
    yaml: { text: yaml, line: 2 },
    body: { text: body, line: yaml.split("\n").length + 2 },
  };
}
