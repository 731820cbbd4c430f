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
import { isMarkdown } from "./collections";
import { type FilePart, splitFrontMatter } from "./file-text";
import type { Fields } from "./values";

/** A position in a file; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The keys that lead to a field in the data of a file; `["body"]` is the text below the fields. */
export type FieldPath = readonly PropertyKey[];

/** The contents of a file, whether its schema allows them or not. */
export interface ParsedFile {
  readonly data: unknown;
  /** The text below the fields of a Markdown file. */
  readonly body?: FilePart;
  /** Return the position of a field's name or of a list's entry, or else of the nearest group around it. */
  readonly locate: (path: FieldPath) => Position;
}

/** Return the fields of a file with its body, if it has one, as the field `body`. */
export const withBody = (fields: Fields, body: ParsedFile["body"]): Fields =>
  body ? { ...fields, body: body.text.trim() } : fields;

/** A content file that cannot be parsed, with the reason that the parser gives. */
export class ContentSyntaxError extends Error {
  constructor(
    file: string,
    readonly reason: string,
    readonly position: Position,
  ) {
    super(`${file}: line ${position.line}: ${reason}`);
  }
}

function findPair(node: unknown, key: PropertyKey): Pair<unknown, unknown> | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
}

/** Return the offset of the field at a path, or else of the nearest group around it. */
function getOffset(root: Node | null, path: FieldPath): number {
  let [offset, value]: [number, unknown] = [root?.range?.[0] ?? 0, root];
  for (const key of path) {
    const pair = findPair(value, key);
    const item = isSeq(value) ? value.items[Number(key)] : pair?.key;
    const start = isNode(item) ? item.range?.[0] : undefined;
    if (start === undefined) break;
    [offset, value] = [start, pair ? pair.value : item];
  }
  return offset;
}

/**
 * Parse a content file.
 * @param file its name or path, for errors; its extension tells whether it is Markdown
 * @param text with `\n` as line end
 * @throws ContentSyntaxError
 */
export function parseContentFile(file: string, text: string): ParsedFile {
  const parts = isMarkdown(file)
    ? splitFrontMatter(text)
    : { yaml: { text, line: 1 }, body: undefined };
  if (!parts)
    throw new ContentSyntaxError(file, "The fields must stand between two lines ---", {
      line: 1,
      column: 1,
    });
  const { yaml, body } = parts;
  const lines = new LineCounter();
  const document = parseDocument(yaml.text, { lineCounter: lines, prettyErrors: false });
  const toPosition = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + yaml.line - 1, column: Math.max(col, 1) };
  };
  const [error] = document.errors;
  if (error) throw new ContentSyntaxError(file, error.message, toPosition(error.pos[0]));
  try {
    const root = document.contents;
    return { data: document.toJS(), locate: (path) => toPosition(getOffset(root, path)), body };
  } catch (unresolved) {
    // `toJS` throws if an alias (`*name`) has no anchor (`&name`).
    const at = yaml.text.search(/[ \n]\*\S/) + 1;
    throw new ContentSyntaxError(file, String(unresolved), toPosition(at));
  }
}
