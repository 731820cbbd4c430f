import type { Root } from "mdast";
import { nodesIn } from "../../../content/markdown";
import {
  markedIn,
  type Parse,
  type Replacement,
  replacement,
  type Selected,
  withMarks,
} from "./marks";
import type { Span } from "./spans";

/** Signs before items of lists, those of text processors too, and of headings. */
const sign = /^(?:\s*(?:[•·●○▪■◦‣]|o[\t\u00A0]|(?:[-*+–—]|#{1,6})(?=\s|$)))*\s*/;
const number = /^\s*\d+[.)](?:\s+|$)/;

const kindOf = (line: string) =>
  /^[-*+\s]|^\d+[.)](?:\s|$)/.test(line) ? "item" : /^(?:#* )?/.exec(line)?.[0];

/** Lines of lists with numbers, and those that no sign may stand before: rows of tables, code. */
function linesOf(root: Root) {
  const [numbered, others] = [new Set<number>(), new Set<number>()];
  for (const { type, position, ...node } of nodesIn(root)) {
    if (!position) continue;
    const { start, end } = position;
    if (type === "listItem" && "data" in node) numbered.add(start.line - 1);
    if (type === "table" || type === "code")
      for (let line = start.line; line <= end.line; line += 1) others.add(line - 1);
  }
  return { numbered, others };
}

/** The text with marks that go over several of the selected lines on each of them. */
function withMarksByLine(
  { value, selectionStart, selectionEnd }: Selected,
  parse: Parse,
): Selected {
  let [text, span]: [string, Span] = [value, [selectionStart, selectionEnd]];
  for (const type of ["link", "delete", "emphasis", "strong"] as const)
    for (;;) {
      const old = markedIn(parse(text), text, type).find(
        ({ outer: [from, to], inner: [start, end] }) =>
          from <= span[1] && span[0] <= to && text.slice(start, end).includes("\n"),
      );
      if (!old) break;
      const { outer, inner } = old;
      const marks = [text.slice(outer[0], inner[0]), text.slice(inner[1], outer[1])] as const;
      const made = withMarks(text, parse, [old], [inner], marks);
      [text, span] = [made.value, made.moved(span)];
    }
  return { value: text, selectionStart: span[0], selectionEnd: span[1] };
}

/** Puts a sign before each selected line, `- ` or `## `, in place of other signs; if all have it, takes it off. */
export function mark(text: Selected, parse: Parse, added: string): Replacement {
  const { value, selectionStart, selectionEnd } = withMarksByLine(text, parse);
  // Word puts tabs and no-break spaces behind numbers.
  const { numbered, others } = linesOf(parse(value.replace(/[^\S\n]/g, " ")));
  const lines = value.split("\n");
  const lineAt = (at: number) => value.slice(0, at).split("\n").length - 1;
  const first = lineAt(selectionStart);
  // A triple click also selects the end of the line.
  const last = lineAt(Math.max(selectionStart, selectionEnd - 1));
  const isChosen = (index: number) =>
    first <= index &&
    index <= last &&
    !others.has(index) &&
    (lines[index]?.trim() || first === last);
  const isMarked = (line: string) => line.trimStart().startsWith(added);
  const isOff = lines.every((line, index) => !isChosen(index) || isMarked(line));
  const changed = lines.map((line, index) => {
    if (!isChosen(index) || (isMarked(line) && !isOff)) return line;
    return (
      (isOff ? "" : added) +
      (numbered.has(index) ? line.replace(number, "") : line).replace(sign, "")
    );
  });
  const needsGap = (line: string, index: number) => {
    const above = changed[index - 1];
    return (
      first <= index &&
      index <= last + 1 &&
      above?.trim() &&
      line.trim() &&
      kindOf(above) !== kindOf(line)
    );
  };
  const written = changed.map((line, index) => (needsGap(line, index) ? `\n${line}` : line));
  const upTo = (index: number) => written.slice(0, index).join("\n").length;
  const end = upTo(last + 1);
  const start =
    first < last
      ? upTo(first) + (first > 0 ? 1 : 0) + (needsGap(changed[first] ?? "", first) ? 1 : 0)
      : end;
  return replacement(text.value, { value: written.join("\n"), span: [start, end] });
}
