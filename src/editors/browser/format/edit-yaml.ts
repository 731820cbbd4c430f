import { isMap, isScalar, isSeq, type Pair, parseDocument, Scalar, type YAMLMap } from "yaml";
import { applyEdits, columnOf, type Edit, indentRest, lineEnd } from "./edit";
import { editList } from "./edit-list";
import { render, renderScalar } from "./render";
import { type Fields, isEmpty, isFields, isSame } from "./values";
import { dataOf, endOf, keyOf, removeField, startOf, type YamlText } from "./yaml-text";

/** The field anew, in place of all that stands there. */
function rewriteField(yaml: YamlText, pair: Pair, value: unknown): Edit {
  const from = startOf(pair);
  const text = render({ [keyOf(pair)]: value });
  return { from, to: endOf(yaml, pair), text: indentRest(text, columnOf(yaml.text, from)) };
}

/** Writes a new field below the one that comes before it, or above the first. */
function addField(
  yaml: YamlText,
  [key, value]: [string, unknown],
  map: YAMLMap,
  above?: Pair,
): Edit {
  const [first] = map.items;
  const start = startOf(above ?? (first as Pair));
  const columns = columnOf(yaml.text, start);
  const field = indentRest(render({ [key]: value }), columns);
  const indent = " ".repeat(columns);
  if (!above) return { from: start, to: start, text: `${field}\n${indent}` };
  const end = lineEnd(yaml.text, endOf(yaml, above));
  return { from: end, to: end, text: `\n${indent}${field}` };
}

/** The edits within a group; undefined if it must be written anew. */
function editFields(yaml: YamlText, map: YAMLMap, after: Fields): Edit[] | undefined {
  const pairs = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  const removed = map.items.filter(
    (pair) => !(keyOf(pair) in after) && !isEmpty(dataOf(yaml, pair.value)),
  );
  const added = Object.entries(after).filter(([key, value]) => !pairs.has(key) && !isEmpty(value));
  const [first, ...others] = removed;
  if (first && removed.length === map.items.length) {
    // A file that is one list keeps its name when the last item goes: `closures:`.
    return others.length === 0 && isSeq(first.value) ? [rewriteField(yaml, first, [])] : undefined;
  }
  if (map.flow && removed.length + added.length > 0) return undefined;
  const edits = removed.map((pair) => {
    const index = map.items.indexOf(pair);
    return removeField(yaml, pair, map.items[index + 1], index === 0);
  });
  let above: Pair | undefined;
  for (const [key, value] of Object.entries(after)) {
    const pair = pairs.get(key);
    if (pair) {
      const own = editNode(yaml, pair.value, value);
      // In braces there is no place for lines.
      if (!own && map.flow) return undefined;
      edits.push(...(own ?? [rewriteField(yaml, pair, value)]));
      above = pair;
    } else if (!isEmpty(value)) {
      edits.push(addField(yaml, [key, value], map, above));
    }
  }
  return edits;
}

/** Whether a text, below `|`, would be read as it is: its first line may not begin with a blank. */
const isBlock = (value: unknown): value is string =>
  typeof value === "string" && !/^\n*[ \t]/.test(value);

/** The edit of a text or a number; of a text in several lines only the lines are replaced. */
function editScalar(yaml: YamlText, node: Scalar, value: unknown): Edit[] {
  const [from] = node.range ?? [0];
  const to = endOf(yaml, node);
  if (node.type !== Scalar.BLOCK_LITERAL || !isBlock(value)) {
    return [{ from, to, text: renderScalar(value, node) }];
  }
  const firstLine = lineEnd(yaml.text, from) + 1;
  const indent = /^ */.exec(yaml.text.slice(firstLine))?.[0] ?? "";
  const lines = value.split("\n").map((line) => (line ? indent + line : ""));
  return [{ from: firstLine, to, text: lines.join("\n") }];
}

/** The edits that turn a node into a value; undefined if it must be written anew. */
function editNode(yaml: YamlText, node: unknown, value: unknown): Edit[] | undefined {
  if (isSame(dataOf(yaml, node), value)) return [];
  if (isMap(node) && isFields(value)) return editFields(yaml, node, value);
  if (isSeq(node) && Array.isArray(value)) {
    return editList(yaml, node, value, (item, own) => editNode(yaml, item, own));
  }
  const isFilled = isScalar(node) && !isEmpty(node.value);
  return isFilled && typeof value !== "object" ? editScalar(yaml, node, value) : undefined;
}

/** The fields in a YAML text; undefined if it has errors. */
function read(text: string): unknown {
  const tree = parseDocument(text);
  return tree.errors.length > 0 ? undefined : tree.toJS();
}

/**
 * Changes the fields of a YAML text and nothing else: comments, blank lines, quotation marks, the
 * order of fields and all that is not changed keep their bytes.
 * @param text without syntax errors
 * @param fields all fields; those that are left out are removed
 */
export function editYaml(text: string, fields: Fields): string {
  const tree = parseDocument(text);
  const edits = editNode({ text, tree }, tree.contents, fields);
  const edited = edits && applyEdits(text, edits);
  // Where an edit does not fit what is around it, comments are less than words.
  const isRead = edited !== undefined && isSame(read(edited), fields);
  return isRead ? edited : `${render(fields)}\n`;
}
