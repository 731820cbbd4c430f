import { z } from "zod";
import { dayNames, type FieldKind, iconNames } from "../content/fields";
import { childOf, metaOf, nodeAt, unwrap } from "../content/schema-node";
import { slugOf } from "../content/slug";
import { type ContentFile, fieldProblem, fileError } from "./content-file";
import { type Issue, type Path, valueAt } from "./declared-shape";
import { groupBy } from "./group-by";
import type { Message, Problem } from "./problem";
import { suggest } from "./suggest";
import * as say from "./wording/fields";
import * as sayHours from "./wording/hours";
import { badAddress } from "./wording/sections";
import { missingBlank } from "./yaml-errors";

/** Kinds whose fields take one of a few words. */
const isChoice = (kind: FieldKind | undefined) =>
  kind === "icon" || kind === "weekday" || kind === "choice";

const keyOf = (path: Path) => String(path.at(-1) ?? "");

/** How a field could stand in the file: for a group or a list, down to its first text. */
function sampleLines(key: PropertyKey, node: z.ZodType | undefined): string[] {
  const meta = metaOf(node);
  const [firstKey] = meta?.kind === "list" ? [0] : Object.keys(shapeOf(node));
  const inner =
    node && firstKey !== undefined ? sampleLines(firstKey, childOf(node, firstKey)) : [];
  if (typeof key !== "number") {
    if (inner.length > 0) return [`${String(key)}:`, ...inner.map((line) => `  ${line}`)];
    return [`${String(key)}: ${meta?.example ?? '"Ovdje ide tekst"'}`];
  }
  const [first = meta?.example ?? '"Ovdje ide tekst"', ...others] = inner;
  return [`- ${first}`, ...others.map((line) => `  ${line}`)];
}

function sampleOf(content: ContentFile, path: Path): string {
  const lines = sampleLines(path.at(-1) ?? "", nodeAt(content.collection.schema, path));
  return lines.length > 1 ? `\n${lines.join("\n")}` : (lines[0] ?? "");
}

function shapeOf(node: z.ZodType | undefined): z.ZodRawShape {
  const schema = node && unwrap(node);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** Names of the fields that a group may hold. */
function fieldsAt(content: ContentFile, path: Path): string[] {
  return Object.keys(shapeOf(nodeAt(content.collection.schema, path)));
}

/** What was most likely meant by a field nobody knows: first a field that is missing beside it. */
function meantField(content: ContentFile, path: Path, key: string): string | undefined {
  const known = fieldsAt(content, path);
  const parent = valueAt(content.data, path);
  const missing = known.filter((name) => !Object.hasOwn(Object(parent), name));
  return suggest(key, missing) ?? suggest(key, known);
}

function ruleMessage(content: ContentFile, issue: Issue): Message {
  const group = valueAt(content.data, issue.path.slice(0, -1)) as Record<string, string | number>;
  const rule = issue.code === "custom" ? issue.params?.rule : undefined;
  if (rule === "hours") return say.hoursOrder(group.opens ?? "", group.closes ?? "");
  if (rule === "dates") return sayHours.dateOrder(group.from ?? "", group.to ?? "");
  if (rule === "days") return say.dayOrder(group.from ?? "", group.to ?? "");
  if (rule === "map") return say.outsideCountry(group.lat ?? "", group.lng ?? "");
  if (rule === "highlight") return say.strangeHighlight(group.highlight ?? "");
  return say.unexpected(keyOf(issue.path), sampleOf(content, issue.path));
}

/** What is wrong with a value that has the right type. */
function valueMessage(content: ContentFile, issue: Issue, value: string | number): Message {
  const meta = metaOf(nodeAt(content.collection.schema, issue.path));
  switch (meta?.kind) {
    case "icon":
      return say.unknownIcon(String(value), suggest(String(value), iconNames), iconNames);
    case "choice":
      return say.unknownChoice(
        String(value),
        suggest(String(value), meta.choices ?? []),
        meta.choices ?? [],
      );
    case "slug":
      return badAddress(String(value), slugOf(String(value)));
    case "weekday":
      return say.unknownDay(String(value), suggest(String(value), dayNames), dayNames);
    case "date":
      return sayHours.badDate(String(value), meta.example);
    case "time":
      return say.badTime(value);
    case "phone":
      return say.badPhone(value);
    case "email":
      return say.badEmail(value);
    case "tiles":
      return say.badTiles(value);
    case "whole":
      return say.outOfRange(keyOf(issue.path), value, meta.hint);
    default:
      return ruleMessage(content, issue);
  }
}

function messageOf(content: ContentFile, issue: Issue): Message {
  const { path } = issue;
  const name = keyOf(path);
  const value = valueAt(content.data, path);
  const meta = metaOf(nodeAt(content.collection.schema, path));
  const sample = sampleOf(content, path);
  if (value === undefined) return say.missing(name, sample);
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    return say.empty(name, sample);
  }
  if (Array.isArray(value) && issue.code !== "invalid_type") {
    return say.listLength(name, meta?.hint, value.length);
  }
  if (issue.code === "custom") return ruleMessage(content, issue);
  const isWrongType = issue.code === "invalid_type" || typeof value === "boolean";
  if (isWrongType || (isChoice(meta?.kind) && typeof value !== "string")) {
    return say.wrongKind(name, meta?.kind ?? "text", value, sample);
  }
  return valueMessage(content, issue, value as string | number);
}

/** Fields nobody knows, and the missing ones they stand for, which need no message of their own. */
function unknownFields(content: ContentFile, issues: readonly Issue[]) {
  const meant = new Set<string>();
  const problems = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    return issue.keys.map((key) => {
      const suggestion = meantField(content, issue.path, key);
      if (suggestion) meant.add([...issue.path, suggestion].join("."));
      const message = say.unknown(key, suggestion, fieldsAt(content, issue.path));
      return fieldProblem(content, [...issue.path, key], message);
    });
  });
  return { problems, meant };
}

/** The problem of one field. */
function problemOf(content: ContentFile, issue: Issue): Problem {
  const value = valueAt(content.data, issue.path);
  const slip =
    issue.code === "invalid_type" && typeof value === "string" ? missingBlank(value) : undefined;
  if (!slip) return fieldProblem(content, issue.path, messageOf(content, issue));
  return fileError(content.file, slip, content.locateValue(issue.path));
}

/** The file as a whole: empty, or a list or a text where fields should stand. */
function rootProblem(content: ContentFile): Problem {
  const fields = fieldsAt(content, []);
  const [first = ""] = fields;
  const message =
    content.data === null || content.data === undefined
      ? say.missing(first, sampleOf(content, [first]))
      : say.wrongKind(content.file, "group", content.data, sampleOf(content, [first]));
  return {
    severity: "error",
    file: `content/${content.file}`,
    place: content.locate([]),
    ...message,
  };
}

/** Everything in which the fields of a file differ from their declaration. */
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

/** Visits every text of a file whose field is declared. */
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
