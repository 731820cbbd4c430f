import type { Field } from "@sveltia/cms";
import { contentFolder } from "../../content/collections";
import type { ContentField, GroupField, ListField } from "../../content/describe-field";

/** Escape Markdown syntax in a hint, which Sveltia CMS renders as Markdown. */
const escapeMarkdown = (hint: string) => hint.replace(/[\\`*_[\]<>]/g, "\\$&");

const getOptions = ({ choices = [], choiceLabels }: ContentField) =>
  choices.map((value) => ({ value, label: choiceLabels?.[value] ?? value }));

/** Return a group's summary as a template of Sveltia CMS. In `[, {date}]`, an empty field hides the comma too. */
function createSummary({ summary, fields }: GroupField): { summary?: string } {
  if (!summary) return {};
  const template = summary.replace(
    /(?:\[([^{]*))?\{([\w.]+)\}\]?/g,
    (_, before: string | undefined, name: string) => {
      const format = fields.get(name)?.kind === "date" ? "date('D. M. YYYY.')" : "default('')";
      const separator = before ? `{{fields.${name} | ternary('${before}', '')}}` : "";
      return `${separator}{{fields.${name} | ${format}}}`;
    },
  );
  return { summary: template };
}

/** Store photos in `content/FOLDER`. Sveltia CMS writes `/1.webp`; `content-format.ts` removes the slash. */
export const createMediaFolders = (folder: string) => ({
  media_folder: `/${contentFolder}/${folder}`,
  public_folder: "/",
});

function createListField(base: object, field: ListField): Field {
  const item = createField("item", field.item);
  const { min, max } = field;
  const limits = { ...(min && { min }), ...(max && { max }) };
  const list = { ...base, widget: "list", label_singular: field.item.label, ...limits };
  if (!("fields" in item) || !Array.isArray(item.fields)) return { ...list, field: item } as Field;
  const photo = item.fields.find(({ widget }) => widget === "image");
  return {
    ...list,
    fields: item.fields,
    collapsed: true,
    ...("fields" in field.item && createSummary(field.item)),
    ...(photo && { thumbnail: photo.name }),
  } as Field;
}

/**
 * Return a field of a form.
 * @param name key in the file
 */
function createField(name: string, field: ContentField): Field {
  const { kind, label, hint, isOptional } = field;
  const base = {
    name,
    label,
    required: !isOptional,
    // Dates are chosen from a calendar; their hint says how to write them by hand.
    ...(hint && kind !== "date" && { hint: escapeMarkdown(hint) }),
  };
  switch (field.kind) {
    case "point":
      return { ...base, widget: "focal-point" } as Field;
    case "group":
    case "selection": {
      const fields = createFormFields(field);
      const summary = createSummary(field);
      return { ...base, widget: "object", collapsed: "auto", fields, ...summary } as Field;
    }
    case "list":
      return createListField(base, field);
    case "number":
    case "integer":
    case "order":
      // Sveltia CMS would silently truncate 17.5; the check refuses it with a message.
      return { ...base, widget: "number", value_type: "float" };
    case "choice":
      return { ...base, widget: "select", options: getOptions(field) };
    case "link":
      return { ...base, hint: "", widget: "link-choice" } as Field;
    case "photo":
      return { ...base, widget: "image", choose_url: false };
    case "galleryPhoto":
      return { ...base, widget: "image", choose_url: false, ...createMediaFolders("gallery") };
    case "date":
      return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "inlineMarkdown":
      return { ...base, hint: "", widget: "markdown-field" } as Field;
    case "paragraph":
      return { ...base, widget: "text" };
    case "text":
      return { ...base, widget: field.keepsLines ? "text" : "string" };
    case "selectedPhoto":
    case "slug":
    case "time":
    case "phone":
    case "email":
    case "tiles":
      return { ...base, widget: "string" };
  }
}

/** Return the fields of a group, in the order of its schema. */
export function createFormFields(group: GroupField): Field[] {
  return [...group.fields].map(([name, field]) => createField(name, field));
}
