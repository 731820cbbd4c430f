import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Fields, isEmpty, isEquivalent, isFields } from "../../content/values";

/** The style of our files: texts in double quotes, each on one line; nothing for an empty list. */
const style = {
  lineWidth: 0,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  nullStr: "",
} as const;

const getFieldName = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

const toData = (tree: Document, node: unknown): unknown => (isNode(node) ? node.toJS(tree) : node);

/** Write a list without items as nothing after the colon. */
const withoutEmptyLists = (_key: unknown, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : value;

function changeFields(tree: Document, map: YAMLMap<unknown, unknown>, newFields: Fields): void {
  const keptPairs = map.items.filter(
    (pair) => getFieldName(pair) in newFields || isEmpty(toData(tree, pair.value)),
  );
  const [first] = map.items;
  // A file with one list keeps its key when the last item is removed: `closures:`.
  if (first && keptPairs.length === 0 && isSeq(first.value)) {
    first.value = tree.createNode(null);
    return;
  }
  map.items = keptPairs;
  let insertAt = 0;
  for (const [key, value] of Object.entries(newFields)) {
    const index = keptPairs.findIndex((pair) => getFieldName(pair) === key);
    const pair = keptPairs[index];
    if (pair) pair.value = changeNode(tree, pair.value, value);
    else if (!isEmpty(value))
      keptPairs.splice(insertAt, 0, tree.createPair(key, value) as Pair<unknown, unknown>);
    else continue;
    insertAt = (pair ? index : insertAt) + 1;
  }
}

/** Change a list. Items keep their comments when they move; a changed item takes over those of the item it replaces. */
function changeItems(tree: Document, list: YAMLSeq, newItems: readonly unknown[]): void {
  const before = list.items;
  const moved = new Set<unknown>();
  const unchanged = newItems.map((value) => {
    const node = before.find((item) => !moved.has(item) && isEquivalent(toData(tree, item), value));
    moved.add(node);
    return node;
  });
  list.items = newItems.map((value, index) => {
    const inPlace = unchanged.includes(before[index]) ? undefined : before[index];
    return unchanged[index] ?? changeNode(tree, inPlace, value);
  });
}

/** Return the node for a value: the present node, changed in place, if it is of the same kind. */
function changeNode(tree: Document, node: unknown, value: unknown): unknown {
  if (isEquivalent(toData(tree, node), value)) return node;
  if (isMap(node) && isFields(value)) changeFields(tree, node, value);
  else if (isSeq(node) && Array.isArray(value) && value.length > 0) changeItems(tree, node, value);
  else if (isScalar(node) && !isEmpty(node.value) && typeof value !== "object") {
    // Texts below `|` end with a line end, which Sveltia CMS trims.
    node.value = String(node.value).endsWith("\n") ? `${value}\n` : value;
  } else return tree.createNode(value, withoutEmptyLists);
  return node;
}

/**
 * Change the fields of a YAML text, and keep the comments, blank lines, quotation marks and order of all that does not
 * change.
 * @param text without syntax errors
 * @param fields all fields; those that are left out are removed
 */
export function editYaml(text: string, fields: Fields): string {
  const tree: Document = parseDocument(text);
  tree.contents = changeNode(tree, tree.contents, fields) as Document["contents"];
  return tree.toString(style);
}
