import { type Document, isCollection, isNode, isPair, isScalar, type Pair } from "yaml";
import { type Edit, lineEnd, lineStart } from "./edit";

/** A YAML text and what it was parsed to. */
export interface YamlText {
  readonly text: string;
  readonly tree: Document;
}

/** The value of a node. */
export const dataOf = ({ tree }: YamlText, node: unknown): unknown =>
  isNode(node) ? node.toJS(tree) : undefined;

/** The offset behind the last character of a node, or of a field's value. */
export function endOf({ text }: YamlText, node: unknown): number {
  const last = (part: unknown): number => {
    if (isPair(part)) return Math.max(last(part.key), last(part.value));
    if (!isNode(part) || !part.range) return 0;
    const child = isCollection(part) && !part.flow ? part.items.at(-1) : undefined;
    return child ? last(child) : part.range[1];
  };
  // The range of a text in several lines has its last line end in it. A no-break space is a letter.
  return text.slice(0, last(node)).replace(/[ \t\n]+$/, "").length;
}

/** The name of a field. */
export const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

/** The offset of a field's name. */
export const startOf = ({ key }: Pair) => (isScalar(key) && key.range?.[0]) || 0;

/**
 * The edit that removes a field, with the comments directly above it.
 * @param next the field below it in its group
 * @param isFirst whether it is the first of its group: it may stand behind a list's dash, and the
 *   comment above it may be about the whole group
 */
export function removeField(
  yaml: YamlText,
  pair: Pair,
  next: Pair | undefined,
  isFirst: boolean,
): Edit {
  const { text } = yaml;
  const end = endOf(yaml, pair);
  if (isFirst) return { from: startOf(pair), to: next ? startOf(next) : end, text: "" };
  let line = lineStart(text, startOf(pair));
  const above = () => text.slice(lineStart(text, line - 1), line - 1).trim();
  while (above().startsWith("#")) line = lineStart(text, line - 1);
  while (above() === "") line = lineStart(text, line - 1);
  return { from: line - 1, to: lineEnd(text, end), text: "" };
}
