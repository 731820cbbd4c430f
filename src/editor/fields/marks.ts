import type { Nodes, Root } from "mdast";
import { nodesIn } from "../../content/markdown";

/** A text and what is selected in it. */
export interface Selected {
  readonly value: string;
  readonly span: Span;
}

/** How the site reads a text: as a body, or as a field. */
export type Parse = (text: string) => Root;

/** A node with marks around its words, such as `**`. */
interface Marked {
  readonly node: Nodes;
  readonly outer: Span;
  readonly inner: Span;
}

/** Return the bold words or links of a text, without bare addresses. */
const markedIn = (root: Root, value: string, type: "strong" | "link"): Marked[] =>
  nodesIn(root)
    .filter((node) => node.type === type && /[[*_]/.test(value[spanOf(node, value)[0]] ?? ""))
    .map((node) => {
      const [from, to] = spanOf(node, value);
      const inner: Span = [from + 1, value.lastIndexOf("](", to)];
      return { node, outer: [from, to], inner: type === "link" ? inner : [from + 2, to - 2] };
    });

/** Return what parents read, without spaces. Signs of lists and headings count, as they may be text. */
const visibleText = (root: Root) =>
  nodesIn(root)
    .map((node) => {
      if (node.type === "listItem") return node.data?.marker;
      if (node.type === "heading") return "#".repeat(node.depth);
      return "value" in node ? node.value : "";
    })
    .join("")
    .replace(/\s/g, "");

/** What no mark may split: a placeholder, an entity, an escaped sign. */
const units = /\{\w+\}|&#?\w+;|\\[!-/:-@[-`{-~]/g;

/**
 * Move marks that CommonMark would not take for marks: those between a letter and a punctuation mark,
 * as in `„**riječ**“om`. Characters that go are `\0`.
 * @see https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
function fitted(value: string, [from, to]: Span): Span {
  const sign = `(?:${units.source}|[!-/:-@[-\`{-~]|\\p{P})`;
  const lengthOf = (pattern: string) =>
    new RegExp(pattern, "u").exec(value.slice(from, to))?.[0].length ?? 0;
  const isLetter = (one = " ") => /[^\s!-/:-@[-`{-~\p{P}]/u.test(one);
  const before = value.slice(0, from).replace(/\0+$/, "").at(-1);
  const after = value.slice(to).replace(/^\0+/, "")[0];
  return trimmed(value, [
    from + (isLetter(before) ? lengthOf(`^${sign}`) : 0),
    to - (isLetter(after) ? lengthOf(`${sign}$`) : 0),
  ]);
}

/** Sort parts of a text, and join those with only spaces between them. */
function joined(value: string, parts: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [from, to] of [...parts].sort(([one], [other]) => one - other)) {
    const [start, end] = all.at(-1) ?? [0, -1];
    const isNext = end >= 0 && /^(?:[^\S\n]|\0)*$/.test(value.slice(end, from));
    all.splice(isNext ? -1 : all.length, 1, isNext ? [start, Math.max(end, to)] : [from, to]);
  }
  return all;
}

/**
 * Put marks around the words of some parts of a text.
 * @param type of the nodes that lose their marks: the selected ones, and bold ones next to the selection
 * @param partsOf what these nodes have had marks around → the parts
 */
export function withMarks(
  { value, span: [from, to] }: Selected,
  root: Root,
  type: "strong" | "link",
  partsOf: (marked: Span[]) => Span[],
  [open, close] = ["**", "**"],
): Selected {
  const reach = type === "strong" ? 1 : 0;
  const old = markedIn(root, value, type).filter(
    ({ outer: [start, end] }) => start < to + reach && from < end + reach,
  );
  const isOf = ([start, end]: Span, at: number) => start <= at && at < end;
  const goes = (at: number) => old.some(({ outer, inner }) => isOf(outer, at) && !isOf(inner, at));
  const parts = partsOf(old.map(({ inner }) => inner));
  const bare = value.replace(/[\s\S]/g, (character, at) => (goes(at) ? "\0" : character));
  const nodes = old.map(({ node }) => node);
  const runs = joined(
    bare,
    parts.flatMap((part) => partsIn(root, value, part, nodes)),
  )
    .map((run) => (type === "strong" ? fitted(bare, run) : run))
    .filter(([start, end]) => start < end);
  const within = runs.filter(([start, end]) => start < to && from < end);
  let [text, start, end] = ["", 0, 0];
  for (let at = 0; at <= value.length; at += 1) {
    if (at <= Math.min(to, within.at(-1)?.[1] ?? to)) end = text.length;
    if (runs.some((run) => run[1] === at)) text += close;
    if (runs.some((run) => run[0] === at)) text += open;
    if (at <= Math.max(from, within[0]?.[0] ?? from)) start = text.length;
    if (bare[at] !== "\0") text += value[at] ?? "";
  }
  return { value: text, span: [start, Math.max(start, end)] };
}

/** Return what is selected, without halves of placeholders; at a cursor its word, or else words that are put there. */
function chosen({ value, span }: Selected, root: Root, words: string): Selected {
  let [from, to] = span;
  if (from === to) {
    const line = value.lastIndexOf("\n", from - 1) + 1;
    const sign = /^[\s>]*(?:(?:[-*+]|#+|\d+[.)])[^\S\n])?/.exec(value.slice(line))?.[0] ?? "";
    from = Math.max(from, line + sign.length);
    for (const { outer, inner } of markedIn(root, value, "strong"))
      if (outer[0] <= from && from <= outer[1]) from = Math.min(Math.max(from, inner[0]), inner[1]);
    to = from;
    while (/[\p{L}\p{M}\p{N}]/u.test(value[from - 1] ?? "")) from -= 1;
    while (/[\p{L}\p{M}\p{N}]/u.test(value[to] ?? "")) to += 1;
  }
  for (const { 0: unit, index } of value.matchAll(units)) {
    const end = index + unit.length;
    if (index < from && from < end) from = index;
    if (index < to && to < end) to = end;
  }
  [from, to] = trimmed(value, [from, to]);
  const ends = wordsIn(root, value, [from, to]).flat();
  if (from < to) return { value, span: [Math.min(from, ...ends), Math.max(to, ...ends)] };
  return {
    value: value.slice(0, from) + words + value.slice(from),
    span: [from, from + words.length],
  };
}

/** Make the selected words bold; if all of them are, none. */
export function bold(text: Selected, parse: Parse): Selected {
  const { value, span } = chosen(text, parse(text.value), "riječi");
  const [from, to] = span;
  const root = parse(value);
  const words = wordsIn(root, value, span);
  const all = markedIn(root, value, "strong");
  const isBold = words.every(([start, end]) =>
    all.some(({ inner }) => inner[0] <= start && end <= inner[1]),
  );
  const made = withMarks({ value, span }, root, "strong", (marked) =>
    isBold
      ? marked.flatMap(([start, end]) => [
          [start, Math.min(end, from)],
          [Math.max(start, to), end],
        ])
      : [...marked, span],
  );
  return words.length > 0 && visibleText(parse(made.value)) === visibleText(root) ? made : text;
}

/** Make the selected words a link, or change where their link leads. Without words it has the target's name. */
export function link(text: Selected, parse: Parse, address: string, label: string): Selected {
  const before = parse(text.value);
  const [start, end] = text.span;
  const around = markedIn(before, text.value, "link").find(
    ({ outer: [from, to] }) => from < start && end < to,
  );
  const { value, span } = around ? { ...text, span: around.inner } : chosen(text, before, label);
  const root = parse(value);
  const marks: [string, string] = ["[", `](${address})`];
  const made = withMarks({ value, span }, root, "link", (marked) => [...marked, span], marks);
  return visibleText(parse(made.value)) === visibleText(root) ? made : text;
}

/** A part of a text, by its offsets. */
type Span = readonly [from: number, to: number];

/** Return a part of a text without the spaces around it. */
function trimmed(value: string, [from, to]: Span): Span {
  const text = value.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return [start, Math.max(start, from + text.trimEnd().length)];
}

/** Return the span of a node. A text is on one line; one that starts a line has no offset of its own. */
function spanOf({ type, position }: Nodes, value: string): Span {
  const { start, end } = position ?? {};
  if (!start || !end?.offset) return [0, 0];
  const line = value.split("\n", start.line - 1).join("\n").length + 1;
  const from = start.offset ?? line + value.slice(line).search(/[^\s>]|$/);
  const lineEnd = type === "text" ? value.indexOf("\n", from) : -1;
  return [from, lineEnd < 0 ? end.offset : Math.min(end.offset, lineEnd)];
}

/** Return the selected words of a node that has some itself; a bare address, a link without brackets, is one word. */
function wordsOf(node: Nodes, value: string, [from, to]: Span): Span[] | undefined {
  const [start, end] = spanOf(node, value);
  const isAddress = node.type === "link" && value[start] !== "[";
  if (!isAddress && !["text", "inlineCode", "image"].includes(node.type)) return undefined;
  const part = trimmed(value, [Math.max(start, from), Math.min(end, to)]);
  if (part[0] >= part[1]) return [];
  return [node.type === "text" ? part : [start, end]];
}

/** Return the words of a selection, without marks between them. */
const wordsIn = (root: Root, value: string, span: Span): Span[] =>
  nodesIn(root).flatMap((node) => wordsOf(node, value, span) ?? []);

const marks = ["strong", "emphasis", "delete", "link"];

/**
 * Return the largest parts of a selection that a mark can stand around: whole nodes, or words of a text.
 * @param old nodes that count as their words, since their marks go
 */
function partsIn(node: Nodes, value: string, span: Span, old: readonly Nodes[]): Span[] {
  const words = wordsOf(node, value, span);
  if (words || !("children" in node)) return words ?? [];
  const [start, end] = spanOf(node, value);
  const isWhole = span[0] <= start && end <= span[1] && !value.slice(start, end).includes("\n");
  return isWhole && marks.includes(node.type) && !old.includes(node)
    ? [[start, end]]
    : node.children.flatMap((child) => partsIn(child, value, span, old));
}
