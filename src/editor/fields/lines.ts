import { listNodes } from "../../content/markdown";
import type { Parse, Selected } from "./marks";

/** Markers of list items, also those of word processors, and of headings. */
const sign = /^(?:\s*(?:[•·●○▪■◦‣]|o[\t\u00A0]|(?:[-*+–—]|#{1,6})(?=\s|$)))*\s*/;

/** Return what a line is, for blank lines between different ones. */
const getKind = (line: string) =>
  /^[-*+\s]|^\d+[.)]\s/.test(line) ? "item" : /^(?:#* )?/.exec(line)?.[0];

/** Put a sign before each selected line, `- ` or `## `, in place of others; if all have it, take it off. */
export function toggleSign(text: Selected, parse: Parse, added: string): Selected {
  const { value, span } = text;
  const [numbered, rows] = [new Set<number>(), new Set<number>()];
  // Word puts tabs and no-break spaces behind numbers.
  for (const node of listNodes(parse(value.replace(/[^\S\n]/g, " ")))) {
    const [first, last] = [node.position?.start.line ?? 0, node.position?.end.line ?? 0];
    if (node.type === "listItem" && node.data) numbered.add(first - 1);
    if (node.type === "table") for (let row = first; row <= last; row += 1) rows.add(row - 1);
  }
  const lines = value.split("\n");
  const lineAt = (at: number) => value.slice(0, at).split("\n").length - 1;
  // A triple click also selects the end of the line.
  const [first, last] = [lineAt(span[0]), lineAt(Math.max(span[0], span[1] - 1))];
  const isChosen = (line: string, at: number) =>
    first <= at && at <= last && !rows.has(at) && (line.trim() !== "" || first === last);
  const isMarked = (line: string) => line.trimStart().startsWith(added);
  const isOff = lines.every((line, at) => !isChosen(line, at) || isMarked(line));
  const changed = lines.map((line, at) => {
    if (!isChosen(line, at) || (isMarked(line) && !isOff)) return line;
    const words = numbered.has(at) ? line.replace(/^\s*\d+[.)]\s*/, "") : line;
    return (isOff ? "" : added) + words.replace(sign, "");
  });
  const spaced = changed.map((line, at) => {
    const above = changed[at - 1] ?? "";
    const isEdge = first <= at && at <= last + 1 && above.trim() !== "" && line.trim() !== "";
    return isEdge && getKind(above) !== getKind(line) ? `\n${line}` : line;
  });
  const all = spaced
    .slice(first, last + 1)
    .join("\n")
    .trimStart();
  const end = spaced.slice(0, last + 1).join("\n").length;
  return { value: spaced.join("\n"), span: [first < last ? end - all.length : end, end] };
}
