import type { Nodes, Root } from "mdast";
import { nodesIn } from "../../../content/markdown";

/** A part of a text, by its offsets. */
export type Span = readonly [from: number, to: number];

/** A part of a text without the spaces around it. */
export function trimmed(value: string, [from, to]: Span): Span {
  const text = value.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return [start, Math.max(start, from + text.trimEnd().length)];
}

/** Where a node stands. A text is on one line; one that starts a line has no offset of its own. */
export function spanOf({ type, position }: Nodes, value: string): Span {
  const { start, end } = position ?? {};
  if (!start || !end?.offset) return [0, 0];
  const line = value.split("\n", start.line - 1).join("\n").length + 1;
  const from = start.offset ?? line + value.slice(line).search(/[^\s>]|$/);
  const lineEnd = type === "text" ? value.indexOf("\n", from) : -1;
  return [from, lineEnd < 0 ? end.offset : Math.min(end.offset, lineEnd)];
}

/** The selected words of a node that has some itself; a bare address, a link without brackets, is one word. */
function wordsOf(node: Nodes, value: string, [from, to]: Span): Span[] | undefined {
  const [start, end] = spanOf(node, value);
  const isAddress = node.type === "link" && value[start] !== "[";
  if (!isAddress && !["text", "inlineCode", "image"].includes(node.type)) return undefined;
  const part = trimmed(value, [Math.max(start, from), Math.min(end, to)]);
  if (part[0] >= part[1]) return [];
  return [node.type === "text" ? part : [start, end]];
}

/** The words of a selection, without marks between them. */
export const wordsIn = (root: Root, value: string, span: Span): Span[] =>
  nodesIn(root).flatMap((node) => wordsOf(node, value, span) ?? []);

const marks = ["strong", "emphasis", "delete", "link"];

/**
 * The largest parts of a selection that a mark can stand around: whole nodes, or words of a text.
 * @param old nodes that count as their words, since their marks go
 */
export function partsIn(node: Nodes, value: string, span: Span, old: readonly Nodes[]): Span[] {
  const words = wordsOf(node, value, span);
  if (words || !("children" in node)) return words ?? [];
  const [start, end] = spanOf(node, value);
  const isWhole = span[0] <= start && end <= span[1] && !value.slice(start, end).includes("\n");
  return isWhole && marks.includes(node.type) && !old.includes(node)
    ? [[start, end]]
    : node.children.flatMap((child) => partsIn(child, value, span, old));
}
