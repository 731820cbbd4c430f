import type { Nodes, Root } from "mdast";
import { nodesIn } from "../../../content/markdown";
import { type Edit, edited, joined, runsIn, type Span, spanOf, trimmed, wordsIn } from "./spans";

/** A text and what is selected in it, as a text area has them. */
export interface Selected {
  readonly value: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
}

/** Words in place of a part of a text, and what is selected in the new text. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly selected: Span;
}

/** How the site reads a text: as a body, or as a field. */
export type Parse = (text: string) => Root;

/** A node with marks around its words, such as `**`. */
interface Marked {
  readonly outer: Span;
  readonly inner: Span;
}

/** A text with what is selected in it. */
interface Result {
  readonly value: string;
  readonly span: Span;
}

/** What parents read, without spaces. What makes lists and headings counts, since they may have it as text. */
const shown = (root: Root) =>
  nodesIn(root)
    .map((node) => {
      if (node.type === "listItem") return node.data?.marker;
      if (node.type === "heading") return "#".repeat(node.depth);
      return "value" in node ? node.value : "";
    })
    .join("")
    .replace(/\s/g, "");

/** The least replacement that makes one text of another. */
export function replacement(before: string, { value, span }: Result): Replacement {
  let [from, end] = [0, 0];
  const most = Math.min(before.length, value.length);
  while (from < most && before[from] === value[from]) from += 1;
  while (end < most - from && before.at(-1 - end) === value.at(-1 - end)) end += 1;
  const words = value.slice(from, value.length - end);
  return { from, to: before.length - end, words, selected: span };
}

/** The nodes of a type, with their marks; not bare addresses. */
export function markedIn(root: Root, value: string, type: Nodes["type"]): Marked[] {
  return nodesIn(root)
    .filter((node) => node.type === type)
    .map((node): Marked => {
      const [from, to] = spanOf(node, value);
      const length = { strong: 2, delete: 2 }[type as string] ?? 1;
      const end = type === "link" ? value.lastIndexOf("](", to) : to - length;
      return { outer: [from, to], inner: [from + length, end] };
    })
    .filter(
      ({ outer: [from], inner: [start, end] }) => start < end && /[[*_~]/.test(value[from] ?? ""),
    );
}

/**
 * Moves marks that CommonMark would not take for marks: those between a letter and a punctuation mark,
 * as in `„**riječ**“om`.
 * @see https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
function fitted(value: string, [from, to]: Span): Span {
  const isSign = (sign = "") => /^[!-/:-@[-`{-~\p{P}]/u.test(sign);
  const isLetter = (sign = " ") => !/\s/.test(sign) && !isSign(sign);
  const start = isSign(value[from]) && isLetter(value[from - 1]) ? unitAt(value, from)[1] : from;
  const end = isSign(value[to - 1]) && isLetter(value[to]) ? unitAt(value, to - 1)[0] : to;
  return trimmed(value, [start, end]);
}

/** What no mark may split: an escaped sign, a placeholder, an entity. */
const units = /\\[!-/:-@[-`{-~]|\{\w+\}|&#?\w+;/g;
const characters = new Intl.Segmenter("bs");

/** The placeholder, entity, escaped sign or character in which a place is. */
function unitAt(value: string, at: number): Span {
  const found = [...value.matchAll(units)].find(
    ({ 0: unit, index }) => index <= at && at < index + unit.length,
  );
  if (found) return [found.index, found.index + found[0].length];
  const { index, segment } = characters.segment(value).containing(at) ?? { index: at, segment: "" };
  return [index, index + segment.length];
}

/** Where words may be put on the line of a cursor: inside bold marks, behind the sign of an item. */
function amongWords(value: string, root: Root, cursor: number): number {
  const line = value.lastIndexOf("\n", cursor - 1) + 1;
  const sign = /^[\s>]*(?:(?:[-*+]|#+|\d+[.)])[^\S\n])?/.exec(value.slice(line))?.[0] ?? "";
  return markedIn(root, value, "strong")
    .filter(({ outer: [from, to] }) => from <= cursor && cursor <= to)
    .reduce(
      (at, { inner: [from, to] }) => Math.min(Math.max(at, from), to),
      Math.max(cursor, line + sign.length),
    );
}

/** What is selected, without halves of characters; without a selection the word at the cursor. */
function selectionIn({ value, selectionStart, selectionEnd }: Selected, root: Root): Span {
  let [from, to] = [selectionStart, selectionEnd];
  if (from === to) {
    from = amongWords(value, root, from);
    to = from;
    const word = /[\p{L}\p{M}\p{N}]/u;
    while (word.test(value[from - 1] ?? "")) from -= 1;
    while (word.test(value[to] ?? "")) to += 1;
  }
  if (from === to) return [from, to];
  return trimmed(value, [unitAt(value, from)[0], unitAt(value, to - 1)[1]]);
}

/** Edits after which the signs in and before the words of a link are no part of its marks. */
function escapes(value: string, [from, to]: Span): Edit[] {
  const brackets = [...value.slice(from, to).matchAll(/(?<!\\)[[\]]/g)];
  const open = brackets.filter(({ 0: sign }) => sign === "[");
  return [
    ...(/(?<!\\)!$/.test(value.slice(0, from)) ? [{ at: from - 1, put: "\\" }] : []),
    ...(open.length * 2 === brackets.length ? [] : brackets).map(({ index }) => ({
      at: from + index,
      put: "\\",
    })),
  ];
}

/**
 * Puts marks around parts of a text in place of others.
 * @param old whose marks go
 */
export function withMarks(
  value: string,
  parse: Parse,
  old: readonly Marked[],
  parts: readonly Span[],
  [open, close]: readonly [string, string],
) {
  const bare = edited(
    value,
    old.flatMap(({ outer: [from, to], inner: [start, end] }) => [
      { at: from, cut: start - from },
      { at: end, cut: to - end },
    ]),
  );
  const root = parse(bare.value);
  const runs = joined(parts.map(bare.moved))
    .flatMap((part) => runsIn(root, bare.value, part))
    .map((run) => (open === "**" ? fitted(bare.value, run) : run))
    .filter(([from, to]) => from < to);
  const marked = edited(
    bare.value,
    runs.flatMap(([from, to]) => [
      ...(open === "[" ? escapes(bare.value, [from, to]) : []),
      { at: from, put: open },
      { at: to, put: close },
    ]),
  );
  /** Of a part of the text before, what has marks now. */
  const span = (part: Span): Span => {
    const [from, to] = bare.moved(part);
    const within = runs.filter(([start, end]) => start < to && from < end);
    const [first, last] = [within[0] ?? [from], within.at(-1) ?? [from, to]];
    return marked.moved([Math.max(from, first[0]), Math.min(to, last[1])]);
  };
  return { value: marked.value, runs, span, moved: (part: Span) => marked.moved(bare.moved(part)) };
}

/** Makes the words of a selection bold, or, if all are, none of them. */
function toggled(value: string, parse: Parse, selection: Span): Result | undefined {
  const root = parse(value);
  const words = wordsIn(root, value, selection);
  const from = Math.min(selection[0], ...words.map(([start]) => start));
  const to = Math.max(selection[1], ...words.map(([, end]) => end));
  const all = markedIn(root, value, "strong");
  const isBold = words.every(([start, end]) =>
    all.some(({ inner }) => inner[0] <= start && end <= inner[1]),
  );
  const old = all.filter(({ outer }) => outer[0] <= to && from <= outer[1]);
  const kept = old.map(({ inner }) => inner);
  const parts = isBold
    ? kept.flatMap(([start, end]): Span[] => [
        [start, Math.max(start, Math.min(end, from))],
        [Math.min(end, Math.max(start, to)), end],
      ])
    : [...kept, [from, to] as const];
  const made = withMarks(
    value,
    parse,
    old,
    parts.filter(([start, end]) => start < end),
    ["**", "**"],
  );
  const isAsWanted = (isBold || made.runs.length > 0) && shown(parse(made.value)) === shown(root);
  const span = (isBold ? made.moved : made.span)([from, to]);
  return isAsWanted ? { value: made.value, span } : undefined;
}

/** A selection with all of the words that it begins and ends in. */
const widened = (value: string, [from, to]: Span): Span => [
  value.slice(0, from).search(/\S*$/),
  to + (/^\S*/.exec(value.slice(to))?.[0].length ?? 0),
];

/** A cursor without a word gets words. */
const withWords = (value: string, [from, to]: Span, words: string): Result =>
  from < to
    ? { value, span: [from, to] }
    : {
        value: value.slice(0, from) + words + value.slice(from),
        span: [from, from + words.length],
      };

/** Makes the selected words bold, or bold ones as they were. */
export function bold(text: Selected, parse: Parse): Replacement {
  const selection = selectionIn(text, parse(text.value));
  const { value, span } = withWords(text.value, selection, "riječi");
  const hasWords = wordsIn(parse(value), value, span).length > 0;
  const result = hasWords
    ? (toggled(value, parse, span) ?? toggled(value, parse, widened(value, span)))
    : undefined;
  return replacement(text.value, result ?? { value: text.value, span: selection });
}

/** Makes the selected words a link, or changes where their link leads. Without words it has those of what it leads to. */
export function link(text: Selected, parse: Parse, address: string, label: string): Replacement {
  const before = parse(text.value);
  const [start, end] = [text.selectionStart, text.selectionEnd];
  const around = markedIn(before, text.value, "link").find(
    ({ outer: [from, to] }) =>
      (from < start && end < to) || (start < end && from <= start && end <= to),
  );
  const selection = around?.inner ?? selectionIn(text, before);
  const { value, span } = withWords(text.value, selection, label);
  const root = parse(value);
  const old = markedIn(root, value, "link").filter(
    ({ outer: [from, to] }) => from < span[1] && span[0] < to,
  );
  const parts = [...old.map(({ inner }) => inner), span];
  const made = withMarks(value, parse, old, parts, ["[", `](${address})`]);
  const isAsWanted = made.runs.length > 0 && shown(parse(made.value)) === shown(root);
  const result = isAsWanted ? { value: made.value, span: made.span(span) } : undefined;
  return replacement(text.value, result ?? { value: text.value, span: selection });
}
