import { isNode, type YAMLSeq } from "yaml";
import { applyEdits, columnOf, type Edit, indentRest, lineEnd, lineStart } from "./edit";
import { matchItems } from "./match-items";
import { render } from "./render";
import { dataOf, endOf, type YamlText } from "./yaml-text";

/** An item of a list as it stands in the text: whole lines. */
interface Item {
  /** The blank lines above it. */
  readonly space: string;
  /** The comments above it. */
  readonly comments: string;
  readonly start: number;
  readonly end: number;
}

/** The lines of a list's items, or undefined if it is not written with a dash for each. */
function itemsOf(yaml: YamlText, list: YAMLSeq): Item[] | undefined {
  const { text } = yaml;
  const dash = list.range?.[0] ?? 0;
  const firstLine = lineStart(text, dash);
  if (list.flow || text.slice(firstLine, dash).trim()) return undefined;
  const items: Item[] = [];
  let previousEnd = firstLine - 1;
  for (const node of list.items) {
    if (!isNode(node) || !node.range) return undefined;
    let start = lineStart(text, node.range[0]);
    // The dash may stand on a line of its own.
    while (start > firstLine && text[start + dash - firstLine] !== "-") {
      start = lineStart(text, start - 1);
    }
    const lead = text.slice(previousEnd + 1, start);
    const space = /^\n*/.exec(lead)?.[0] ?? "";
    previousEnd = lineEnd(text, endOf(yaml, node));
    items.push({ space, comments: lead.slice(space.length), start, end: previousEnd });
  }
  return items;
}

/**
 * The edit that turns a list into its new version. Items keep their lines and the comments above
 * them wherever they move; the blank lines between them stay where they are.
 * @param editItem gives the edits within an item; undefined if it must be written anew
 * @returns undefined if the whole list must be written anew
 */
export function editList(
  yaml: YamlText,
  list: YAMLSeq,
  after: readonly unknown[],
  editItem: (node: unknown, value: unknown) => readonly Edit[] | undefined,
): Edit[] | undefined {
  const items = after.length > 0 ? itemsOf(yaml, list) : undefined;
  const [first] = items ?? [];
  const last = items?.at(-1);
  if (!items || !first || !last) return undefined;
  const columns = columnOf(yaml.text, list.range?.[0] ?? 0);
  const added = (value: unknown) => " ".repeat(columns) + indentRest(render([value]), columns);
  const before = list.items.map((node) => dataOf(yaml, node));
  const lines = matchItems(before, after).map((old, place) => {
    const item = old === undefined ? undefined : items[old];
    const edits = item && editItem(list.items[old ?? 0], after[place]);
    const space = place === 0 ? "" : (items[place] ?? last).space;
    if (!item || !edits) return space + added(after[place]);
    const comments = item === first ? "" : item.comments;
    return space + comments + applyEdits(yaml.text, edits, [item.start, item.end]);
  });
  return [{ from: first.start, to: last.end, text: lines.join("\n") }];
}
