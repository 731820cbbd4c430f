import type { Message, Place } from "./problem";
import * as say from "./wording/files";

/** A Markdown file taken apart; lines count from 1. */
export interface FrontMatter {
  readonly fields: string;
  readonly fieldsLine: number;
  readonly body: string;
  readonly bodyLine: number;
}

const fence = /^---[ \t]*$/;

interface Failure {
  readonly failure: Message;
  readonly place: Place;
}

/**
 * Splits a Markdown file into its fields and its body. Stricter than gray-matter, which the build
 * uses: what is taken here, is taken there in the same way.
 * @param text the file, with `\n` between lines
 */
export function splitFrontMatter(text: string): FrontMatter | Failure {
  const lines = text.split("\n");
  if (!fence.test(lines[0] ?? "")) {
    return { failure: say.noFrontMatter(), place: { line: 1, column: 1 } };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (end === -1 || !fence.test(lines[end] ?? "")) {
    const line = end === -1 ? lines.length : end + 1;
    return { failure: say.openFrontMatter(), place: { line, column: 1 } };
  }
  return {
    fields: `${lines.slice(1, end).join("\n")}\n`,
    fieldsLine: 2,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}
