/** A part of a text, from one offset to another, that becomes another text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Applies edits that do not overlap to a part of a text.
 * @param text that the offsets count in
 * @param edits of one offset are applied in their order
 */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  [start, end]: readonly [number, number] = [0, text.length],
): string {
  const sorted = edits
    .filter(({ from, to }) => from >= start && to <= end)
    .sort((one, other) => one.from - other.from);
  let result = "";
  let offset = start;
  for (const { from, to, text: replacement } of sorted) {
    result += text.slice(offset, from) + replacement;
    offset = to;
  }
  return result + text.slice(offset, end);
}

/** The offset at which the line of an offset begins. */
export const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

/** The offset behind the last character of an offset's line. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** The column of an offset, from 0. */
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

/** Indents every line but the first. */
export const indentRest = (text: string, columns: number) =>
  text.replace(/\n(?=.)/g, `\n${" ".repeat(columns)}`);
