import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { contentFolder } from "../../content/collections";
import type { FieldMeta } from "../../content/fields";
import { metaOf, unwrap } from "../../content/schema";

/** Return the rules that a schema has besides its type. */
const getRules = ({ def }: z.ZodType) =>
  ("checks" in def ? def.checks : undefined)?.map((check) => check._zod.def) ?? [];

/** Return a hint whose marks are shown as they are: the editor reads hints as Markdown. */
const escapeMarks = (hint: string) => hint.replace(/[\\`*_[\]<>]/g, "\\$&");

const getOptions = ({ choices = [], words }: FieldMeta) =>
  choices.map((value) => ({ value, label: words?.[value] ?? value }));

/** Return the first and the last day, if there is one, of a group of fields. */
const formatPeriod = (format: string, at = "fields") =>
  `{{${at}.from${format}}}{{${at}.to | ternary(' – ', '')}}{{${at}.to${format || " | default('')"}}}`;

const formatHours = (at: string) => `${formatPeriod("", at)}, {{${at}.opens}}–{{${at}.closes}}`;

/** What a closed group or item of a list shows: the first of these whose fields it has. */
const summaries: readonly (readonly [fields: readonly string[], summary: string])[] = [
  [["days"], formatHours("fields.days.0")],
  [["from", "opens"], formatHours("fields")],
  [["from", "reason"], `${formatPeriod(" | date('D. M. YYYY.')")}: {{fields.reason}}`],
  [["lat"], "{{fields.lat}}, {{fields.lng}}"],
  [["street"], "{{fields.street}}, {{fields.place}}"],
  ...["title", "label", "question"].map((name) => [[name], `{{fields.${name}}}`] as const),
];

function getSummary(fields: readonly Field[]): { summary?: string } {
  const names = fields.map(({ name }) => name);
  const [, summary] = summaries.find(([all]) => all.every((name) => names.includes(name))) ?? [];
  return summary ? { summary } : {};
}

/** Return where photos of `content/` are stored, below it. `content-format.ts` removes the slash from their names. */
export const getPhotoFolders = (folder: string) => ({
  media_folder: `/${contentFolder}/${folder}`,
  public_folder: "/",
});

/** Return how many items a list may have, if its schema says so. */
function getLimits(list: z.ZodArray): { min?: number; max?: number } {
  const rules: { minimum?: number; maximum?: number; length?: number } = Object.assign(
    {},
    ...getRules(list),
  );
  const { length, minimum: min = length, maximum: max = length } = rules;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function createListField(base: object, type: z.ZodArray): Field {
  const element = type.element as z.ZodType;
  const item = createField("item", element);
  const itemLabel = metaOf(element)?.label ?? "Stavka";
  const list = { ...base, widget: "list", label_singular: itemLabel, ...getLimits(type) };
  if (!("fields" in item) || !Array.isArray(item.fields)) return { ...list, field: item } as Field;
  const photo = item.fields.find(({ widget }) => widget === "image");
  return {
    ...list,
    fields: item.fields,
    collapsed: true,
    ...getSummary(item.fields),
    ...(photo && { thumbnail: photo.name }),
  } as Field;
}

/**
 * Return a field of the editor, from its schema.
 * @param name in the file
 * @throws Error if the schema has no Bosnian label (`FieldMeta`)
 */
function createField(name: string, schema: z.ZodType): Field {
  const type = unwrap(schema);
  const meta = metaOf(type);
  if (!meta) throw new Error(`The field ${name} has no label.`);
  const base = {
    name,
    label: meta.label,
    required: type === schema,
    // Dates are chosen from a calendar; their hint is for files.
    ...(meta.hint && meta.kind !== "date" && { hint: escapeMarks(meta.hint) }),
  };
  if (type instanceof z.ZodObject) {
    if (meta.kind === "point") return { ...base, widget: "focus-point" } as Field;
    const fields = createFormFields(type);
    return { ...base, widget: "object", collapsed: "auto", fields, ...getSummary(fields) } as Field;
  }
  if (type instanceof z.ZodArray) return createListField(base, type);
  // The package would cut 17.5 to a whole number; the check refuses it in words.
  if (type instanceof z.ZodNumber) return { ...base, widget: "number", value_type: "float" };
  if (meta.choices) {
    const widget = meta.isChosenByPicture ? "picture-choice" : "select";
    return { ...base, widget, options: getOptions(meta) };
  }
  if (meta.kind === "link") return { ...base, hint: "", widget: "link-choice" } as Field;
  if (meta.kind === "photo" || meta.kind === "galleryPhoto") {
    const folder = meta.kind === "galleryPhoto" && getPhotoFolders("gallery");
    return { ...base, widget: "image", choose_url: false, ...folder };
  }
  if (meta.kind === "date") {
    return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  if (meta.allowsLinks) return { ...base, hint: "", widget: "text-with-marks" } as Field;
  if (meta.kind === "prose" || meta.keepsLines) return { ...base, widget: "text" };
  return { ...base, widget: "string" };
}

/** Return the fields of a group, in the order of its schema. A point is shown on the photo of its group. */
export function createFormFields(schema: z.ZodObject): Field[] {
  const fields = Object.entries(schema.shape).map(([name, field]) =>
    createField(name, field as z.ZodType),
  );
  const photo = fields.find(({ widget }) => widget === "image")?.name;
  return fields.map((field) => (field.widget === "focus-point" ? { ...field, photo } : field));
}
