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
import { type Collection, isMarkdown } from "../content/collections";
import { type FrontMatter, splitFrontMatter } from "../content/file-text";
import { type ContentField, describeField, getChild, getFieldAt } from "../content/schema";
import { fileError, type Message, type Path, type Place, type Problem, toWarning } from "./problem";

/** A content file that could be parsed. */
export interface ContentFile extends YamlSource {
  /** Path below `content/`. */
  readonly file: string;
  readonly collection: Collection;
  /** The text below the fields of a Markdown file. */
  readonly body?: Pick<FrontMatter, "body" | "bodyLine">;
}

/** A content file, or why it cannot be parsed. */
export type ReadResult = ContentFile | Problem;

export const isReadable = (result: ReadResult): result is ContentFile => "data" in result;

/** Return the value at a path of data; undefined if there is none. */
export function getValue(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** Return the path and the label of a field: `memories.title (Naslov)`. */
function formatFieldName({ collection }: ContentFile, path: Path): string {
  const label = getFieldAt(collection.schema, path)?.label;
  const name = path
    .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
  return label ? `${name} (${label})`.trim() : name;
}

export function fieldError(content: ContentFile, path: Path, message: Message): Problem {
  const field = formatFieldName(content, path);
  return { ...fileError(content.file, message, content.locate(path)), field, path };
}

export const fieldWarning = (...about: Parameters<typeof fieldError>): Problem =>
  toWarning(fieldError(...about));

export function bodyError({ file }: ContentFile, message: Message, place: Place): Problem {
  return { ...fileError(file, message, place), path: ["body"] };
}

export interface FieldText {
  readonly path: Path;
  readonly field: ContentField;
  readonly text: string;
}

function collectTexts(field: ContentField | undefined, value: unknown, path: Path): FieldText[] {
  if (!field) return [];
  if (typeof value === "string") return [{ path, field, text: value }];
  if (value === null || typeof value !== "object") return [];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return entries.flatMap(([key, item]) => collectTexts(getChild(field, key), item, [...path, key]));
}

/** Return all texts in the declared fields of a file. */
export const getTexts = ({ collection, data }: ContentFile): FieldText[] =>
  collectTexts(describeField(collection.schema), data, []);

/** Return the message for what only a text editor can do wrong, with the words of the parser. */
const syntaxError = (line: string, words: string): Message => ({
  what: `Red nije ispravan YAML: „${line.trim()}”.`,
  fix: `Uporedite ga s redovima oko njega: razmake na početku, dvotačku i razmak iza nje, navodnike. Ako ne vidite grešku, vratite posljednju ispravnu verziju datoteke. Poruka programa: ${words}`,
});

/**
 * A line with which Git marks two versions of the lines around it.
 * @see https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
 */
const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

const conflictError = (line: string): Message => ({
  what: `Red „${line}” je ostao od spajanja dviju verzija ove datoteke.`,
  fix: "Između redova <<<<<<< i ======= stoji jedna verzija, a između ======= i >>>>>>> druga. Ostavite onu koja vrijedi, a drugu i sve redove s tim znakovima obrišite.",
});

/**
 * @param file path below `content/`
 * @param text normalised by `normalizeText`
 */
export function readContentFile(file: string, collection: Collection, text: string): ReadResult {
  const lines = text.split("\n");
  const conflict = lines.findIndex((line) => conflictMark.test(line));
  if (conflict >= 0)
    return fileError(file, conflictError(lines[conflict] ?? ""), { line: conflict + 1, column: 1 });
  const fail = (words: string, place: Place) =>
    fileError(file, syntaxError(lines[place.line - 1] ?? "", words), place);
  const parts = isMarkdown(file) ? splitFrontMatter(text) : undefined;
  if (parts && "missing" in parts)
    return fail("The fields must stand between two lines ---", { line: parts.missing, column: 1 });
  const yaml = readYaml(parts?.fields ?? text, parts?.fieldsLine);
  if ("error" in yaml) return fail(yaml.error, yaml.place);
  return { file, collection, body: parts, ...yaml };
}

interface YamlSource {
  readonly data: unknown;
  /** The place of a field's name or of a list's entry, else of the nearest group around it. */
  readonly locate: (path: Path) => Place;
}

function findPair(node: unknown, key: PropertyKey): Pair<unknown, unknown> | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key));
}

/** Return the offset of the field at a path, else of the nearest group around it. */
function getOffset(root: Node | null, path: Path): number {
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
 * Parse YAML as the build does.
 * @param text with `\n` as line end
 * @param firstLine the line in the file on which the text starts
 */
function readYaml(
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
    return { data: document.toJS(), locate: (path) => place(getOffset(root, path)) };
  } catch (unresolved) {
    // An alias, `*name`, without its anchor, `&name`.
    return { error: String(unresolved), place: place(text.search(/[ \n]\*\S/) + 1) };
  }
}
