import { z } from "zod";
import { fill } from "../content/fill-placeholders";
import { metaOf, unwrap } from "../content/schema-node";
import { bindShortWords } from "../content/typography";
import { isEmpty, isFields } from "../content/values";
import { galleryPhoto, type Photos, photoFile, shownPhotos } from "./photo-data";
import { answerHtml, type TextContext } from "./texts";

/** What fields are rendered with. */
export interface FieldContext extends TextContext, Photos {
  /** The file that the field is in, below `content/`. */
  readonly file: string;
}

function textData(schema: z.ZodType, value: unknown, context: FieldContext): string {
  const { kind, allowsLinks, choices } = metaOf(schema) ?? {};
  const text = typeof value === "object" ? "" : String(value ?? "").trim();
  if (choices) return choices.includes(text) ? text : (choices[0] ?? "");
  if (kind !== "text" && kind !== "prose") return text;
  const bound = kind === "prose" ? bindShortWords(text) : text;
  return allowsLinks ? answerHtml(bound, context) : fill(bound, context.facts);
}

function groupData(schema: z.ZodObject, value: unknown, context: FieldContext): object {
  const fields = isFields(value) ? value : {};
  const entries = Object.entries<z.ZodType>(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !metaOf(field)?.buildOnly)
    .map(([name, field]) => [name, fieldData(field, fields[name], context)]);
  const shown = metaOf(schema)?.kind === "group" && "names" in schema.shape;
  return {
    ...Object.fromEntries(entries),
    ...(shown && { shown: shownPhotos(fields, context) }),
  };
}

/**
 * What a query returns for a field, whatever stands in it while somebody types: what is missing is empty.
 * @param value as it is parsed from a file, or as a form has it
 */
export function fieldData(schema: z.ZodType, value: unknown, context: FieldContext): unknown {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  if (isOptional && isEmpty(value)) return null;
  const type = unwrap(schema);
  if (type instanceof z.ZodObject) return groupData(type, value, context);
  if (type instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : [];
    return items.map((item) => fieldData(type.element as z.ZodType, item, context));
  }
  if (type instanceof z.ZodNumber) return Number(value) || 0;
  const kind = metaOf(type)?.kind;
  if (kind === "photo") return photoFile(value, context.file, context);
  if (kind === "galleryPhoto") return galleryPhoto(value, context);
  return textData(type, value, context);
}
