import type { z } from "zod";
import { type Collection, getCollection } from "../content/collections";
import { type ContentField, describeField, getChild, getFieldAt } from "../content/describe-field";
import { normalizeText } from "../content/file-text";
import {
  ContentSyntaxError,
  type FieldPath,
  type ParsedFile,
  type Position,
  parseContentFile,
} from "../content/parse-content-file";
import { type Message, type Problem, toFileProblem } from "./problem";

/** A content file that could be parsed. */
export interface ContentFile extends ParsedFile {
  /** Path in `content/`. */
  readonly file: string;
  readonly collection: Collection;
  /** What its schema makes of the fields. */
  readonly validation: z.ZodSafeParseResult<unknown>;
}

/** A content file, or why it cannot be parsed. */
export type ReadResult = ContentFile | Problem;

/** Content by path in `content/`. Photos and downloads, which have no fields, are undefined. */
export type ContentFiles = ReadonlyMap<string, ReadResult | undefined>;

export const isParsed = (result: ReadResult): result is ContentFile => "data" in result;

/** Return the value at a path of data; undefined if there is none. */
export function getValue(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** Return a path without the places of items in lists. */
export const withoutPlaces = (path: FieldPath) => path.filter((key) => typeof key !== "number");

/** Return the path and the label of a field: `memories.title (Naslov)`. */
function formatFieldName({ collection }: ContentFile, path: FieldPath): string {
  const label = getFieldAt(collection.schema, path)?.label;
  const name = path
    .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
  return label ? `${name} (${label})`.trim() : name;
}

export function toFieldProblem(content: ContentFile, path: FieldPath, message: Message): Problem {
  const fieldName = formatFieldName(content, path);
  return {
    ...toFileProblem(content.file, message, content.locate(path)),
    fieldName,
    fieldPath: path,
  };
}

export function toBodyProblem(
  { file }: ContentFile,
  message: Message,
  position: Position,
): Problem {
  return { ...toFileProblem(file, message, position), fieldPath: ["body"] };
}

export interface FieldString {
  readonly path: FieldPath;
  readonly field: ContentField;
  readonly text: string;
}

function collectStrings(
  field: ContentField | undefined,
  value: unknown,
  path: FieldPath,
): FieldString[] {
  if (!field) return [];
  if (typeof value === "string") return [{ path, field, text: value }];
  if (value === null || typeof value !== "object") return [];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return entries.flatMap(([key, item]) =>
    collectStrings(getChild(field, key), item, [...path, key]),
  );
}

/** Return all strings in the declared fields of a file: texts, and names, dates and links. */
export const listStrings = ({ collection, data }: ContentFile): FieldString[] =>
  collectStrings(describeField(collection.schema), data, []);

/** Return the fields of a file as its schema has them; undefined if it has another schema, or is not valid. */
export function getValidFields<Schema extends z.ZodObject>(
  { collection, validation }: ContentFile,
  schema: Schema,
): z.infer<Schema> | undefined {
  return collection.schema === schema ? (validation.data as z.infer<Schema>) : undefined;
}

/** Return the fields of the only file with a schema, if it is valid. */
export const findValidFields = <Schema extends z.ZodObject>(
  contents: readonly ContentFile[],
  schema: Schema,
) => contents.map((content) => getValidFields(content, schema)).find(Boolean);

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
 * Parse the text of a content file. Conflict markers and invalid YAML are problems, which only a text editor can cause.
 * @param file path in `content/`
 * @returns undefined for a file that is in no collection
 */
export function readContentText(file: string, source: string): ReadResult | undefined {
  const collection = getCollection(file);
  if (!collection) return undefined;
  const text = normalizeText(source);
  const lines = text.split("\n");
  const conflict = lines.findIndex((line) => conflictMark.test(line));
  if (conflict >= 0)
    return toFileProblem(file, conflictError(lines[conflict] ?? ""), {
      line: conflict + 1,
      column: 1,
    });
  try {
    const parsed = parseContentFile(file, text);
    return { file, collection, validation: collection.schema.safeParse(parsed.data), ...parsed };
  } catch (error) {
    if (!(error instanceof ContentSyntaxError)) throw error;
    const { reason, position } = error;
    return toFileProblem(file, syntaxError(lines[position.line - 1] ?? "", reason), position);
  }
}
