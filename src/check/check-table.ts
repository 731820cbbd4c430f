import type { Message } from "./problem";
import * as say from "./wording/sections";

/** What is wrong in a line of a text; the first line of its paragraph is 0. */
export interface LineProblem {
  readonly line: number;
  readonly message: Message;
}

const isRow = (line: string) => line.trimStart().startsWith("|");

/** How many columns a row has; a stroke after a backslash is a sign of the text. */
function columnsOf(row: string): number {
  const inner = row.trim().replaceAll("\\|", "").replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").length;
}

/**
 * Why lines that begin with strokes are a paragraph, and not the table that they were meant for.
 * @param paragraph as it is written
 */
export function lostTable(paragraph: string): LineProblem[] {
  const lines = paragraph.split("\n");
  const line = lines.findIndex(isRow);
  if (line === -1) return [];
  return [{ line, message: say.tableWithoutLine(columnsOf(lines[line] ?? "")) }];
}

/**
 * What is wrong with the rows of a table.
 * @param table as it is written
 */
export function tableProblems(table: string): LineProblem[] {
  const [head = "", , ...rows] = table.split("\n");
  const columns = columnsOf(head);
  const text = rows.findIndex((row) => !row.includes("|"));
  if (text !== -1) return [{ line: text + 2, message: say.textTouchesTable() }];
  return rows.flatMap((row, index) => {
    const found = columnsOf(row);
    return found === columns ? [] : [{ line: index + 2, message: say.unevenRow(columns, found) }];
  });
}
