import type { Field } from "@sveltia/cms";
import type { z } from "zod";
import { contentFolder } from "../../../content/collections";
import { type FieldMeta, fieldMeta } from "../../../content/fields";

/** A schema without what wraps it, and whether the field may be left out. */
function unwrap(schema: z.core.$ZodType): { type: z.core.$ZodTypes; isOptional: boolean } {
  const type = schema as z.core.$ZodTypes;
  const { def } = type._zod;
  if (def.type !== "optional" && def.type !== "nullable") return { type, isOptional: false };
  return { ...unwrap(def.innerType), isOptional: true };
}

/** A pattern that allows marks around a value which nobody can see, and which are not written. */
function tolerant({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replace(/^\^/, "^\\p{Cf}*").replace(/\$$/, "\\p{Cf}*$"), `${flags}u`);
}

/** The pattern of a text, if its schema has one, with what staff read when it does not match. */
function patternOf(type: z.core.$ZodTypes, { hint, example }: FieldMeta): [RegExp, string] | null {
  const rules = type._zod.def.checks?.map((check) => check._zod.def) ?? [];
  const pattern = rules.map((rule) => ("pattern" in rule ? rule.pattern : null)).find(Boolean);
  if (!(pattern instanceof RegExp) || !example) return null;
  return [
    tolerant(pattern),
    [hint, `Primjer: ${example.replaceAll('"', "")}`].filter(Boolean).join(" "),
  ];
}

/** A hint whose marks are shown as they are: the editor reads hints as Markdown. */
export const asShown = (hint: string) => hint.replace(/[\\`*_[\]<>]/g, "\\$&");

const optionsOf = ({ choices = [], words }: FieldMeta) =>
  choices.map((value) => ({ value, label: words?.[value] ?? value }));

/** Of the rules of a list, those that count its items. */
interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

/** The first and the last day, if there is one, of a group of fields. */
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

/** Where photos of `content/` are stored, below it. `content-format.ts` removes the slash from their names. */
export const photosIn = (folder: string) => ({
  media_folder: `/${contentFolder}/${folder}`,
  public_folder: "/",
});

/** How many items a list may have, if its schema says so. */
function limitsOf({ _zod }: z.core.$ZodTypes): { min?: number; max?: number } {
  const rules = _zod.def.checks?.map((check) => check._zod.def as z.core.$ZodCheckDef & Limits);
  return Object.assign(
    {},
    ...(rules ?? []).map(({ minimum: min, maximum: max, length }) => ({
      ...((min ?? length) !== undefined && { min: min ?? length }),
      ...((max ?? length) !== undefined && { max: max ?? length }),
    })),
  );
}

function listField(
  base: object,
  { type, element }: { type: z.core.$ZodTypes; element: z.core.$ZodType },
): Field {
  const item = fieldOf("item", element);
  const itemLabel = fieldMeta.get(unwrap(element).type)?.label ?? "Stavka";
  const list = { ...base, widget: "list", label_singular: itemLabel, ...limitsOf(type) };
  if (!("fields" in item) || !Array.isArray(item.fields)) return { ...list, field: item } as Field;
  return {
    ...list,
    fields: item.fields,
    collapsed: true,
    ...summaryOf(item.fields),
    ...(item.fields.some(({ name }) => name === "photo") && { thumbnail: "photo" }),
  } as Field;
}

/**
 * A field of the editor, from its schema.
 * @param name in the file
 * @throws Error if the schema has no Bosnian label (`FieldMeta`)
 */
export function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const { type, isOptional } = unwrap(schema);
  const meta = fieldMeta.get(type);
  if (!meta) throw new Error(`The field ${name} has no label.`);
  const base = {
    name,
    label: meta.label,
    required: !isOptional,
    // Dates are chosen from a calendar; their hint is for files.
    ...(meta.hint && meta.kind !== "date" && { hint: asShown(meta.hint) }),
  };
  const { def } = type._zod;
  if (def.type === "object") {
    if ("x" in def.shape) return { ...base, widget: "focus-point" } as Field;
    const fields = fieldsOf(type);
    return { ...base, widget: "object", collapsed: "auto", fields, ...summaryOf(fields) } as Field;
  }
  if (def.type === "array") return listField(base, { type, element: def.element });
  // The package would cut 17.5 to a whole number; the check refuses it in words.
  if (def.type === "number") return { ...base, widget: "number", value_type: "float" };
  if (meta.choices) {
    const widget = meta.isChosenByPicture ? "picture-choice" : "select";
    return { ...base, widget, options: optionsOf(meta) };
  }
  if (meta.kind === "link") return { ...base, hint: "", widget: "link-choice" } as Field;
  if (meta.kind === "photo" || meta.kind === "galleryPhoto") {
    const folder = meta.kind === "galleryPhoto" && photosIn("gallery");
    return { ...base, widget: "image", choose_url: false, ...folder };
  }
  if (meta.kind === "date") {
    return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  if (meta.allowsLinks) return { ...base, hint: "", widget: "text-with-marks" } as Field;
  if (meta.kind === "prose" || meta.keepsLines) return { ...base, widget: "text" };
  const pattern = patternOf(type, meta);
  return { ...base, widget: "string", ...(pattern && { pattern }) };
}

/** The fields of a group, in the order of its schema. */
export function fieldsOf(schema: z.core.$ZodType): Field[] {
  const { def } = unwrap(schema).type._zod;
  if (def.type !== "object") throw new Error("Only groups have fields.");
  return Object.entries(def.shape).map(([name, field]) => fieldOf(name, field));
}
