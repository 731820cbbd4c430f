import type { Message } from "./problem";
import * as say from "./wording/sections";

/** What is wrong in a line of a text; the first line of its paragraph is 0. */
export interface LineProblem {
  readonly line: number;
  readonly message: Message;
}

const isRow = (line: string) => line.trimStart().startsWith("|");

const dashes = /^\|(?:\s*:?-+:?\s*\|?)+$/;

/** How many columns a row has; a stroke after a backslash is a sign of the text. */
function columnsOf(row: string): number {
  const inner = row.trim().replaceAll("\\|", "").replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").length;
}

/**
 * Why a table would not show as one. CommonMark takes it for a paragraph of lines that begin with
 * strokes.
 * @param paragraph as it is written
 */
export function tableProblems(paragraph: string): LineProblem[] {
  const lines = paragraph.split("\n");
  const first = lines.findIndex(isRow);
  if (first === -1) return [];
  const stray = lines.findIndex((line) => !isRow(line));
  if (stray !== -1) return [{ line: first, message: say.tableTouchesText() }];
  const [head = "", line = "", ...rows] = lines;
  const columns = columnsOf(head);
  if (!dashes.test(line.trim()) || columnsOf(line) !== columns) {
    return [{ line: 0, message: say.tableWithoutLine(columns) }];
  }
  return rows.flatMap((row, index) => {
    const found = columnsOf(row);
    return found === columns ? [] : [{ line: index + 2, message: say.unevenRow(columns, found) }];
  });
}
