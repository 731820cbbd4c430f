import type { Nodes, Root } from "mdast";
import { listNodes } from "../../content/markdown";

/** A part of a text, by its offsets. */
type Span = readonly [from: number, to: number];

/** A text and what is selected in it. */
export interface Selected {
  readonly value: string;
  readonly span: Span;
}

/** How the site reads a text: as a body, or as a field. */
export type Parse = (text: string) => Root;

/** Where marks such as `**` stand: around the whole node, and around its words. */
interface Marked {
  readonly outer: Span;
  readonly inner: Span;
}

const getSpan = ({ position }: Nodes): Span => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

const isIn = ([from, to]: Span, at: number) => from <= at && at < to;

/** Return the bold words or links that a selection touches, without bare addresses. */
function findMarked(root: Root, value: string, type: "strong" | "link", touched: Span): Marked[] {
  const spans = listNodes(root)
    .filter((node) => node.type === type)
    .map(getSpan);
  return spans
    .filter(([from, to]) => from <= touched[1] && touched[0] <= to)
    .filter(([from]) => /[[*_]/.test(value[from] ?? ""))
    .map(([from, to]) => {
      const inner: Span =
        type === "link" ? [from + 1, value.lastIndexOf("](", to)] : [from + 2, to - 2];
      return { outer: [from, to], inner };
    });
}

/** Return what parents read, without spaces. Signs of lists and headings count, as they may be text. */
const getVisibleText = (root: Root) =>
  listNodes(root)
    .map((node) => {
      if (node.type === "listItem") return node.data?.marker;
      if (node.type === "heading") return "#".repeat(node.depth);
      return "value" in node ? node.value : "";
    })
    .join("")
    .replace(/\s/g, "");

/** What no mark may split: a placeholder, an entity, an escaped sign, the address of a link. */
const units = /\{\w+\}|&#?\w+;|\\[!-/:-@[-`{-~]|\]\([^)\s]*\)/g;

/** The sign before the words of a line: of a quotation, a list or a heading. */
const sign = /^[\s>]*(?:(?:[-*+]|#{1,6}|\d+[.)])[^\S\n]+)?/;

/** Return what is selected, in whole units; at a cursor its word, or else words that are put there. */
function selectWords({ value, span }: Selected, words: string): Selected {
  let [from, to] = span;
  if (from === to) {
    const line = value.lastIndexOf("\n", from - 1) + 1;
    from = Math.max(from, line + (sign.exec(value.slice(line))?.[0].length ?? 0));
    to = from;
    while (/[\p{L}\p{M}\p{N}]/u.test(value[from - 1] ?? "")) from -= 1;
    while (/[\p{L}\p{M}\p{N}]/u.test(value[to] ?? "")) to += 1;
  }
  for (const { 0: unit, index } of value.matchAll(units)) {
    if (isIn([index + 1, index + unit.length], from)) from = index;
    if (isIn([index + 1, index + unit.length], to)) to = index + unit.length;
  }
  const chosen = value.slice(from, to);
  if (chosen.trim()) {
    const start = from + chosen.search(/\S/);
    return { value, span: [start, start + chosen.trim().length] };
  }
  const added = value.slice(0, from) + words + value.slice(from);
  return { value: added, span: [from, from + words.length] };
}

/** Return the selected words of each line, without the sign before them. */
function splitLines({ value, span: [from, to] }: Selected, root: Root): Span[] {
  const signed = listNodes(root)
    .filter(({ type }) => type === "listItem" || type === "heading")
    .map(({ position }) => position?.start.line);
  let offset = 0;
  return value.split("\n").flatMap((line, row): Span[] => {
    const [before = ""] = (signed.includes(row + 1) ? sign : /^[\s>]*/).exec(line) ?? [];
    const start = Math.max(from, offset + before.length);
    const words = value.slice(start, Math.min(to, offset + line.length));
    offset += line.length + 1;
    const first = start + words.search(/\S|$/);
    return words.trim() ? [[first, first + words.trim().length]] : [];
  });
}

/** Extend words to what had marks and is next to them, or selected in part. */
const joinMarked = (words: readonly Span[], old: readonly Marked[]): Span[] =>
  words.map(([start, end]) => {
    const joined = old.filter(({ outer: [from, to] }) => from <= end && start <= to);
    return [
      Math.min(start, ...joined.map(({ inner }) => inner[0])),
      Math.max(end, ...joined.map(({ inner }) => inner[1])),
    ];
  });

/** Take marks off, and put others around words. */
function remark(
  { value, span }: Selected,
  old: readonly Marked[],
  words: readonly Span[],
  [open, close]: readonly [string, string],
): Selected {
  let [text, start, end] = ["", 0, 0];
  for (let at = 0; at <= value.length; at += 1) {
    if (at === span[1]) end = text.length;
    if (words.some(([, to]) => to === at)) text += close;
    if (words.some(([from]) => from === at)) text += open;
    if (at === span[0]) start = text.length;
    const goes = old.some(({ outer, inner }) => isIn(outer, at) && !isIn(inner, at));
    if (!goes) text += value[at] ?? "";
  }
  return { value: text, span: [start, Math.max(start, end)] };
}

/**
 * Return a changed text, or the former one if parents would read its marks, as between quotation marks and letters.
 * @param before the former one, with words that are put into it
 */
function unlessVisible(made: Selected, before: Selected, former: Selected, parse: Parse): Selected {
  const [now, then, first] = [made, before, former].map(({ value }) =>
    getVisibleText(parse(value)),
  );
  const isAdded = before.value !== former.value;
  const added = isAdded ? before.value.slice(...before.span).replace(/\s/g, "") : "";
  return now === then && then?.length === `${first}${added}`.length ? made : former;
}

/** Make the selected words bold; if all of them are, none. */
export function toggleBold(text: Selected, parse: Parse): Selected {
  const selected = selectWords(text, "riječi");
  const root = parse(selected.value);
  const old = findMarked(root, selected.value, "strong", selected.span);
  const words = splitLines(selected, root);
  const isBold = words.every(([from, to]) =>
    old.some(({ outer }) => outer[0] <= from && to <= outer[1]),
  );
  const made = remark(selected, old, isBold ? [] : joinMarked(words, old), ["**", "**"]);
  return unlessVisible(made, selected, text, parse);
}

/** Make the selected words a link, or change where their link leads. Without words it has the target's name. */
export function setLink(text: Selected, parse: Parse, address: string, label: string): Selected {
  const around = findMarked(parse(text.value), text.value, "link", text.span).find(
    ({ outer: [from, to] }) => from < text.span[0] && text.span[1] < to,
  );
  const selected = around ? { ...text, span: around.inner } : selectWords(text, label);
  const root = parse(selected.value);
  const old = findMarked(root, selected.value, "link", selected.span);
  const made = remark(selected, old, joinMarked(splitLines(selected, root), old), [
    "[",
    `](${address})`,
  ]);
  return unlessVisible(made, selected, text, parse);
}
