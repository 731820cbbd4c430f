import type { Nodes, Root } from "mdast";
import { nodesIn } from "../../../content/markdown";

/** A part of a text, by its offsets. */
export type Span = readonly [from: number, to: number];

/** An edit of a text: at a place, so many characters make room for others. */
export interface Edit {
  readonly at: number;
  readonly cut?: number;
  readonly put?: string;
}

/** A text after edits, and where a place of the text before is in it: ends stay before what is put there. */
export function edited(value: string, edits: readonly Edit[]) {
  const sorted = [...edits].sort((one, other) => one.at - other.at);
  const place = (at: number, isStart: boolean) =>
    sorted.reduce((to, { at: edit, cut = 0, put = "" }) => {
      if (edit > at || (edit === at && !isStart)) return to;
      return to + put.length - Math.min(cut, at - edit);
    }, at);
  return {
    value: sorted.reduceRight(
      (text, { at, cut = 0, put = "" }) => text.slice(0, at) + put + text.slice(at + cut),
      value,
    ),
    moved: ([from, to]: Span): Span => [place(from, true), place(to, false)],
  };
}

/** A part of a text without the spaces around it. */
export function trimmed(value: string, [from, to]: Span): Span {
  const text = value.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return [start, Math.max(start, from + text.trimEnd().length)];
}

/** Parts in their order; those that meet are one. */
export function joined(
  spans: readonly Span[],
  meet = ([, end]: Span, [start]: Span) => start <= end,
): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && meet(last, span)) all.splice(-1, 1, [last[0], Math.max(last[1], span[1])]);
    else all.push(span);
  }
  return all;
}

/** Where a node stands. Texts are on one line each; those that start a line have no offset of their own. */
export function spanOf({ type, position }: Nodes, value: string): Span {
  const { start, end } = position ?? {};
  if (!start || !end) return [0, 0];
  const line = () => value.split("\n", start.line - 1).join("\n").length + 1;
  const indent = (from: number) => from + (/^[\s>]*/.exec(value.slice(from))?.[0].length ?? 0);
  const from = start.offset ?? indent(line());
  const lineEnd = value.indexOf("\n", from);
  const to = end.offset ?? value.length;
  return [from, type === "text" && lineEnd >= 0 ? Math.min(to, lineEnd) : to];
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

const around = ["strong", "emphasis", "delete", "link"];

/** The largest parts of a selection that one mark can stand around: whole nodes, or words of a text. */
function partsIn(node: Nodes, value: string, [from, to]: Span): Span[] {
  const [start, end] = spanOf(node, value);
  const words = wordsOf(node, value, [from, to]);
  if (words || !("children" in node)) return words ?? [];
  const isWhole = around.includes(node.type) && from <= start && end <= to;
  return isWhole && !value.slice(start, end).includes("\n")
    ? [[start, end]]
    : node.children.flatMap((child) => partsIn(child, value, [from, to]));
}

/** The same, where parts with only spaces between them are one. */
export const runsIn = (root: Root, value: string, span: Span): Span[] =>
  joined(partsIn(root, value, span), ([, end], [start]) =>
    /^[^\S\n]*$/.test(value.slice(end, start)),
  );

/** The words of a selection, without marks between them. */
export const wordsIn = (root: Root, value: string, span: Span): Span[] =>
  nodesIn(root).flatMap((node) => wordsOf(node, value, span) ?? []);
