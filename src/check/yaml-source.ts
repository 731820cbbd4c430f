import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from "yaml";
import type { Path, Place } from "./problem";

export interface YamlSource {
  readonly data: unknown;
  /** The place of a field's name or of a list's entry, else of the nearest group around it. */
  readonly locate: (path: Path) => Place;
}

function pairOf(node: unknown, key: PropertyKey): Pair<unknown, unknown> | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key));
}

/** The offset of the field at a path, else of the nearest group around it. */
function offsetOf(root: Node | null, path: Path): number {
  let [offset, value]: [number, unknown] = [root?.range?.[0] ?? 0, root];
  for (const key of path) {
    const pair = pairOf(value, key);
    const item = isSeq(value) ? value.items[Number(key)] : pair?.key;
    const start = isNode(item) ? item.range?.[0] : undefined;
    if (start === undefined) break;
    [offset, value] = [start, pair ? pair.value : item];
  }
  return offset;
}

/**
 * Parses YAML as the build does.
 * @param text with `\n` as line end
 * @param firstLine the line in the file on which the text starts
 */
export function readYaml(
  text: string,
  firstLine = 1,
): YamlSource | { readonly error: string; readonly place: Place } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const root = document.contents;
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const [error] = document.errors;
  if (error) return { error: error.message, place: place(error.pos[0]) };
  try {
    return { data: document.toJS(), locate: (path) => place(offsetOf(root, path)) };
  } catch (unresolved) {
    // `*name`, which stands for a value that is marked by `&name`.
    return { error: String(unresolved), place: place(text.search(/[ \n]\*\S/) + 1) };
  }
}
