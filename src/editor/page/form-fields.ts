import type { Field } from "@sveltia/cms";
import type { z } from "zod";
import { contentFolder } from "../../content/collections";
import type { ContentField, GroupField, ListField } from "../../content/schema";

/** Return the rules that a schema has besides its type. */
const rulesOf = ({ def }: z.ZodType) =>
  ("checks" in def ? def.checks : undefined)?.map((check) => check._zod.def) ?? [];

/** Allow invisible characters around a value; they are removed before it is written. */
function tolerant({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replace(/^\^/, "^\\p{Cf}*").replace(/\$$/, "\\p{Cf}*$"), `${flags}u`);
}

/** Return the pattern of a text, if its schema has one, with what staff read when it does not match. */
function patternOf({ schema, hint, example }: ContentField): [RegExp, string] | null {
  const pattern = rulesOf(schema)
    .map((rule) => ("pattern" in rule ? rule.pattern : null))
    .find(Boolean);
  if (!(pattern instanceof RegExp) || !example) return null;
  return [
    tolerant(pattern),
    [hint, `Primjer: ${example.replaceAll('"', "")}`].filter(Boolean).join(" "),
  ];
}

/** Return a hint whose marks are shown as they are: the editor reads hints as Markdown. */
const asShown = (hint: string) => hint.replace(/[\\`*_[\]<>]/g, "\\$&");

const optionsOf = ({ choices = [], words }: ContentField) =>
  choices.map((value) => ({ value, label: words?.[value] ?? value }));

/** Return the first and the last day, if there is one, of a group of fields. */
const period = (format: string, at = "fields") =>
  `{{${at}.from${format}}}{{${at}.to | ternary(' – ', '')}}{{${at}.to${format || " | default('')"}}}`;

const hours = (at: string) => `${period("", at)}, {{${at}.opens}}–{{${at}.closes}}`;

/** What a closed group or item of a list shows: the first of these whose fields it has. */
const summaries: readonly (readonly [fields: readonly string[], summary: string])[] = [
  [["days"], hours("fields.days.0")],
  [["from", "opens"], hours("fields")],
  [["from", "reason"], `${period(" | date('D. M. YYYY.')")}: {{fields.reason}}`],
  [["lat"], "{{fields.lat}}, {{fields.lng}}"],
  [["street"], "{{fields.street}}, {{fields.place}}"],
  ...["title", "label", "question"].map((name) => [[name], `{{fields.${name}}}`] as const),
];

function summaryOf(fields: readonly Field[]): { summary?: string } {
  const names = fields.map(({ name }) => name);
  const [, summary] = summaries.find(([all]) => all.every((name) => names.includes(name))) ?? [];
  return summary ? { summary } : {};
}

/** Return where photos of `content/` are stored, below it. `content-format.ts` removes the slash from their names. */
export const photosIn = (folder: string) => ({
  media_folder: `/${contentFolder}/${folder}`,
  public_folder: "/",
});

/** Return how many items a list may have, if its schema says so. */
function limitsOf({ schema }: ListField): { min?: number; max?: number } {
  const rules: { minimum?: number; maximum?: number; length?: number } = Object.assign(
    {},
    ...rulesOf(schema),
  );
  const { length, minimum: min = length, maximum: max = length } = rules;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function listField(base: object, field: ListField): Field {
  const item = formField("item", field.item);
  const list = { ...base, widget: "list", label_singular: field.item.label, ...limitsOf(field) };
  if (!("fields" in item) || !Array.isArray(item.fields)) return { ...list, field: item } as Field;
  const photo = item.fields.find(({ widget }) => widget === "image");
  return {
    ...list,
    fields: item.fields,
    collapsed: true,
    ...summaryOf(item.fields),
    ...(photo && { thumbnail: photo.name }),
  } as Field;
}

/**
 * Return a field of the editor.
 * @param name in the file
 */
function formField(name: string, field: ContentField): Field {
  const { kind, label, hint, isOptional } = field;
  const base = {
    name,
    label,
    required: !isOptional,
    // Dates are chosen from a calendar; their hint is for files.
    ...(hint && kind !== "date" && { hint: asShown(hint) }),
  };
  switch (field.kind) {
    case "point":
      return { ...base, widget: "focus-point" } as Field;
    case "group":
    case "selection": {
      const fields = formFields(field);
      const summary = summaryOf(fields);
      return { ...base, widget: "object", collapsed: "auto", fields, ...summary } as Field;
    }
    case "list":
      return listField(base, field);
    case "number":
    case "integer":
    case "position":
      // The package would cut 17.5 to a whole number; the check refuses it in words.
      return { ...base, widget: "number", value_type: "float" };
    case "choice": {
      const widget = field.isChosenByPicture ? "picture-choice" : "select";
      return { ...base, widget, options: optionsOf(field) };
    }
    case "link":
      return { ...base, hint: "", widget: "link-choice" } as Field;
    case "photo":
      return { ...base, widget: "image", choose_url: false };
    case "galleryPhoto":
      return { ...base, widget: "image", choose_url: false, ...photosIn("gallery") };
    case "date":
      return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  if (field.allowsLinks) return { ...base, hint: "", widget: "text-with-marks" } as Field;
  if (kind === "prose" || field.keepsLines) return { ...base, widget: "text" };
  const pattern = patternOf(field);
  return { ...base, widget: "string", ...(pattern && { pattern }) };
}

/** Return the fields of a group, in the order of its schema. A point is shown on the photo of its group. */
export function formFields(group: GroupField): Field[] {
  const fields = [...group.fields].map(([name, field]) => formField(name, field));
  const photo = fields.find(({ widget }) => widget === "image")?.name;
  return fields.map((field) => (field.widget === "focus-point" ? { ...field, photo } : field));
}
