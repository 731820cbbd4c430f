import type { z } from "zod";
import { childOf, nodeAt } from "../content/schema-node";
import { type ContentFile, fieldProblem } from "./content-file";
import { type Issue, type Path, valueAt } from "./declared-shape";
import { messageOf, missing, sampleOf, shapeOf, wrongKind } from "./field-messages";
import { groupBy } from "./group-by";
import { fileError, type Message, type Problem } from "./problem";
import { didYouMean, suggest } from "./suggest";
import { missingSpace } from "./yaml-errors";

const unknown = (
  field: string,
  suggestion: string | undefined,
  known: readonly string[],
): Message => ({
  what: `Polje „${field}” nije poznato.`,
  fix: `${
    suggestion
      ? `${didYouMean(field, suggestion)}Ispravite naziv ili obrišite taj red.`
      : `Provjerite kako je naziv napisan ili obrišite taj red. Dozvoljena polja: ${known.join(", ")}.`
  } Ako je naziv tačan, red je pogrešno uvučen: uvlači se razmacima, po dva za svaki nivo, kao redovi oko njega.`,
});

/** Names of the fields that are declared for the group at a path. */
function fieldsAt(content: ContentFile, path: Path): string[] {
  return Object.keys(shapeOf(nodeAt(content.collection.schema, path)));
}

/**
 * The field that was most likely meant by an unknown one; preferably one that is missing beside it.
 */
function meantField(content: ContentFile, path: Path, key: string): string | undefined {
  const known = fieldsAt(content, path);
  const parent = valueAt(content.data, path);
  const missing = known.filter((name) => !Object.hasOwn(Object(parent), name));
  return suggest(key, missing) ?? suggest(key, known);
}

/** Problems of unknown fields, and the paths of the missing fields that were most likely meant. */
function unknownFields(content: ContentFile, issues: readonly Issue[]) {
  const meant = new Set<string>();
  const problems = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    return issue.keys.map((key) => {
      const suggestion = meantField(content, issue.path, key);
      if (suggestion) meant.add([...issue.path, suggestion].join("."));
      const message = unknown(key, suggestion, fieldsAt(content, issue.path));
      return fieldProblem(content, [...issue.path, key], message);
    });
  });
  return { problems, meant };
}

/** The problem of one field; a missing space after its colon or dash is reported as that. */
function problemOf(content: ContentFile, issue: Issue): Problem {
  const value = valueAt(content.data, issue.path);
  const slip =
    issue.code === "invalid_type" && typeof value === "string" ? missingSpace(value) : undefined;
  if (!slip) return fieldProblem(content, issue.path, messageOf(content, issue));
  return fileError(content.file, slip, content.locateValue(issue.path));
}

/** The problem of a file that is empty, or a list or a text instead of fields. */
function rootProblem(content: ContentFile): Problem {
  const [first = ""] = fieldsAt(content, []);
  const message =
    content.data === null || content.data === undefined
      ? missing(first, sampleOf(content, [first]))
      : wrongKind(content.file, "group", content.data, sampleOf(content, [first]));
  return fileError(content.file, message, content.locate([]));
}

/** Checks the fields of a file against its schema. */
export function checkFields(content: ContentFile): Problem[] {
  const { data } = content;
  const result = content.collection.schema.safeParse(data);
  if (result.success) return [];
  const { issues } = result.error;
  if (issues.some(({ code, path }) => code === "invalid_type" && path.length === 0)) {
    return [rootProblem(content)];
  }
  const { problems, meant } = unknownFields(content, issues);
  const others = [...groupBy(issues, ({ path }) => path.join("."))]
    .flatMap(([, same]) => same.filter(({ code }) => code !== "unrecognized_keys").slice(0, 1))
    .filter(
      (issue) => !(valueAt(data, issue.path) === undefined && meant.has(issue.path.join("."))),
    );
  return [...problems, ...others.map((issue) => problemOf(content, issue))];
}

/** All texts in the declared fields of a file. */
export function textsOf(
  content: ContentFile,
  schema: z.ZodType | undefined = content.collection.schema,
  value: unknown = content.data,
  path: Path = [],
): { path: Path; schema: z.ZodType; text: string }[] {
  if (!schema) return [];
  if (typeof value === "string") return [{ path, schema, text: value }];
  if (value === null || typeof value !== "object") return [];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return entries.flatMap(([key, item]) =>
    textsOf(content, childOf(schema, key), item, [...path, key]),
  );
}
