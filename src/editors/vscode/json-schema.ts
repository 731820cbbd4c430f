import { z } from "zod";
import { pages } from "../../check/link-targets";
import type { Collection } from "../../content/collections";
import { dayNames, type FieldMeta, fieldMeta, iconNames } from "../../content/fields";
import { complaintOf, descriptionOf, hintOf } from "./words";

/** A JSON Schema, with what Red Hat's YAML language server knows beyond the standard. */
export type EditorSchema = Record<string, unknown>;

/**
 * What an address looks like. Which pages and sections there are depends on the content, which these
 * files know nothing of: the check tells.
 */
const addressPattern = "^/(?:[a-z\\d-]+)?(?:#[a-z\\d-]+)?$";

/** JSON Schema has no flags: letters of either case are written out. */
const withoutFlags = ({ source, flags }: RegExp) =>
  flags.includes("i") ? source.replaceAll("a-z", "A-Za-z") : source;

function declaredPattern(schema: z.ZodType): RegExp | undefined {
  const checks = schema._zod.def.checks ?? [];
  return checks.find((check) => check instanceof z.core.$ZodCheckRegex)?._zod.def.pattern;
}

/** The pattern of a text: as declared, else that it names what the site replaces. */
function patternOf(schema: z.ZodType, { kind, placeholders = [] }: FieldMeta): string | undefined {
  if (kind === "link") return addressPattern;
  const declared = declaredPattern(schema);
  if (declared) return withoutFlags(declared);
  if (placeholders.length === 0) return undefined;
  return `^${placeholders.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("")}`;
}

/** A text that is selected once it is inserted, to be written over (VS Code's snippet syntax). */
const selected = (text: string) => `\${1:${text.replace(/[\\$}]/g, "\\$&")}}`;

/**
 * What completion offers as a value, with its quotes. This stands in place of `examples`, which
 * the server inserts without quotes; where both are given, it inserts neither with the field.
 */
function valueSnippets({ kind, label, example, placeholders = [] }: FieldMeta): EditorSchema[] {
  if (kind === "link") return pages.map((page) => ({ label: page, body: `"${page}"` }));
  const sample = [label, ...placeholders.map((name) => `{${name}}`)].join(" ");
  const body = selected(example?.replace(/^"(.*)"$/, "$1") ?? sample);
  const isNumber = kind === "number" || kind === "whole";
  return [{ label: example ?? label, body: isNumber ? body : `"${body}"` }];
}

function valueWords(schema: z.ZodType, meta: FieldMeta): EditorSchema {
  switch (meta.kind) {
    case "group":
    case "list":
      // No message of our own here: the server's names the field that is missing or too much.
      return {};
    case "choice":
      return { errorMessage: complaintOf(meta, meta.choices) };
    case "icon":
      return { errorMessage: complaintOf(meta, iconNames) };
    case "weekday":
      return { errorMessage: complaintOf(meta, dayNames) };
    default: {
      const errorMessage = complaintOf(meta, meta.kind === "link" ? pages : []);
      const pattern = patternOf(schema, meta);
      const words = { errorMessage, defaultSnippets: valueSnippets(meta) };
      return pattern ? { pattern, patternErrorMessage: errorMessage, ...words } : words;
    }
  }
}

/** One schema for a value or nothing: editors complete better in it than in a choice of two. */
function allowNothing(json: EditorSchema): void {
  const [value, nothing] = json.anyOf as EditorSchema[];
  delete json.anyOf;
  Object.assign(json, value, { type: [value?.type, nothing?.type] });
}

/** Adds what editors show to the schema of one field. */
function annotate(schema: z.ZodType, json: EditorSchema): void {
  if (schema instanceof z.ZodNullable) allowNothing(json);
  const meta = fieldMeta.get(schema);
  if (!meta) return;
  json.title = meta.label;
  json.description = hintOf(meta);
  json.markdownDescription = descriptionOf(meta);
  Object.assign(json, valueWords(schema, meta));
}

/** What a kind of content file may hold, as JSON Schema for editors. */
export function editorSchema({ schema }: Collection): EditorSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: (node) => annotate(node.zodSchema as unknown as z.ZodType, node.jsonSchema),
  });
}
