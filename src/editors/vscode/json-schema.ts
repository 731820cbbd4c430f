import { z } from "zod";
import { pages } from "../../check/link-targets";
import type { Collection } from "../../content/collections";
import { type FieldMeta, fieldMeta } from "../../content/fields";
import { descriptionOf, errorMessageOf, hintOf } from "./field-texts";

/** A JSON Schema with the extensions of Red Hat's YAML language server. */
export type EditorSchema = Record<string, unknown>;

/**
 * The form of a link target. Whether the page and the section exist depends on the content, so the
 * check reports that.
 */
const linkTargetPattern = "^/(?:[a-z\\d-]+)?(?:#[a-z\\d-]+)?$";

/** JSON Schema has no flags, so the pattern lists the letters of both cases. */
const withoutFlags = ({ source, flags }: RegExp) =>
  flags.includes("i") ? source.replaceAll("a-z", "A-Za-z") : source;

function declaredPattern(schema: z.ZodType): RegExp | undefined {
  const checks = schema._zod.def.checks ?? [];
  return checks.find((check) => check instanceof z.core.$ZodCheckRegex)?._zod.def.pattern;
}

/** The declared pattern of a text, else one that requires its placeholders. */
function patternOf(schema: z.ZodType, { kind, placeholders = [] }: FieldMeta): string | undefined {
  if (kind === "link") return linkTargetPattern;
  const declared = declaredPattern(schema);
  if (declared) return withoutFlags(declared);
  if (placeholders.length === 0) return undefined;
  return `^${placeholders.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("")}`;
}

/** A text that is selected after it has been inserted (VS Code's snippet syntax). */
const selected = (text: string) => `\${1:${text.replace(/[\\$}]/g, "\\$&")}}`;

/**
 * The values that completion offers, in quotes. Not as `examples`, which the server inserts without
 * quotes; with both, it inserts no value when it completes the field's name.
 */
function valueSnippets({ kind, label, example, placeholders = [] }: FieldMeta): EditorSchema[] {
  if (kind === "link") return pages.map((page) => ({ label: page, body: `"${page}"` }));
  const sample = [label, ...placeholders.map((name) => `{${name}}`)].join(" ");
  const body = selected(example?.replace(/^"(.*)"$/, "$1") ?? sample);
  const isNumber = kind === "number" || kind === "integer";
  return [{ label: example ?? label, body: isNumber ? body : `"${body}"` }];
}

function valueKeywords(schema: z.ZodType, meta: FieldMeta): EditorSchema {
  // The server's own message names the missing or unknown field.
  if (meta.kind === "group" || meta.kind === "list") return {};
  const errorMessage = errorMessageOf(meta, meta.kind === "link" ? pages : undefined);
  if (meta.choices) return { errorMessage };
  const pattern = patternOf(schema, meta);
  const keywords = { errorMessage, defaultSnippets: valueSnippets(meta) };
  return pattern ? { pattern, patternErrorMessage: errorMessage, ...keywords } : keywords;
}

/** Replaces `anyOf` a value or null by one schema with two types, which editors complete better. */
function allowNothing(json: EditorSchema): void {
  const [value, nothing] = json.anyOf as EditorSchema[];
  delete json.anyOf;
  Object.assign(json, value, { type: [value?.type, nothing?.type] });
}

/** Adds the texts that editors show to the schema of one field. */
function annotate(schema: z.ZodType, json: EditorSchema): void {
  if (schema instanceof z.ZodNullable) allowNothing(json);
  const meta = fieldMeta.get(schema);
  if (!meta) return;
  json.title = meta.label;
  json.description = hintOf(meta);
  json.markdownDescription = descriptionOf(meta);
  Object.assign(json, valueKeywords(schema, meta));
}

/** The schema of a content file as JSON Schema for editors. */
export function editorSchema({ schema }: Collection): EditorSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: (node) => annotate(node.zodSchema as unknown as z.ZodType, node.jsonSchema),
  });
}
