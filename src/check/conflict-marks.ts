/**
 * Exactly seven equal signs might also underline a heading of Markdown, but staff are told to write
 * those with `#`, and a mark that was left over makes a heading of the line above it.
 */
const mark = /^(?:(?:<{7}|\|{7}|>{7})(?: |$)|={7}\s*$)/;

/**
 * Finds what Git leaves in a file when two people have changed the same lines.
 * @param text with `\n` between lines
 * @returns numbers of the lines, from 1, at which a conflict starts; where the first of its marks
 *   has been deleted already, of a mark that is left
 * @see https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
 */
export function conflictLines(text: string): number[] {
  const marks = text
    .split("\n")
    .flatMap((line, index) => (mark.test(line) ? [{ line, number: index + 1 }] : []));
  const starts = marks.filter(({ line }) => line.startsWith("<"));
  return (starts.length > 0 ? starts : marks.slice(0, 1)).map(({ number }) => number);
}
