/** The fields and the body of a Markdown file, with the lines on which they start, from 1. */
export interface FrontMatter {
  readonly fields: string;
  readonly fieldsLine: number;
  readonly body: string;
  readonly bodyLine: number;
}

/** Which of the two `---` lines around the fields is missing, and the line to report. */
export interface MissingFence {
  readonly missing: "first" | "second";
  readonly line: number;
}

const fence = /^---[ \t]*$/;

/**
 * Splits a Markdown file into its fields and its body.
 * @param text the file, normalised by `normalizeText`
 */
export function splitFrontMatter(text: string): FrontMatter | MissingFence {
  const lines = text.split("\n");
  if (!fence.test(lines[0] ?? "")) return { missing: "first", line: 1 };
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (end === -1 || !fence.test(lines[end] ?? "")) {
    return { missing: "second", line: end === -1 ? lines.length : end + 1 };
  }
  return {
    fields: `${lines.slice(1, end).join("\n")}\n`,
    fieldsLine: 2,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}
