import { z } from "zod";
import type { PhotoSet } from "../content/file-rules";
import { fill } from "../content/fill-placeholders";
import { folderOf, lastPart } from "../content/paths";
import { metaOf, unwrap } from "../content/schema";
import { type Fields, isEmpty, isFields } from "../content/values";
import { answerHtml, formatText, type TextContext } from "./texts";

/** A photo of a list, by its path below `content/`. */
export interface ListedPhoto {
  readonly file: string;
  readonly fields: Fields;
}

/** The values of photo fields: ids of nodes in the build, the photos' data in the preview. */
export interface PhotoLinks {
  /** @param path below `content/`, or the address of a photo that was chosen a moment ago */
  readonly toFile: (path: string) => unknown;
  readonly toListed: (photo: ListedPhoto) => unknown;
}

/** What fields are rendered with. */
export interface FieldContext extends TextContext {
  /** The file that the field is in, below `content/`. */
  readonly file: string;
  readonly links: PhotoLinks;
  /** The photos of each list, in order. */
  readonly photos: Readonly<Record<PhotoSet, readonly ListedPhoto[]>>;
}

function textData(schema: z.ZodType, value: unknown, context: FieldContext): string {
  const { kind, allowsLinks, choices } = metaOf(schema) ?? {};
  const text = typeof value === "object" ? "" : String(value ?? "").trim();
  if (choices) return choices.includes(text) ? text : (choices[0] ?? "");
  if (kind === "text") return fill(text, context.facts);
  if (kind !== "prose") return text;
  return allowsLinks ? answerHtml(text, context) : formatText(text, context);
}

function groupData(schema: z.ZodObject, value: unknown, context: FieldContext): object {
  const fields = isFields(value) ? value : {};
  const entries = Object.entries<z.ZodType>(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => metaOf(field)?.kind !== "position")
    .map(([name, field]) => [name, fieldData(field, fields[name], context)]);
  const data = Object.fromEntries(entries);
  if (metaOf(schema)?.kind !== "selection") return data;
  return { ...data, shown: selectedPhotos(fields, context).map(context.links.toListed) };
}

/**
 * Return the data of a field, however incomplete it is while somebody types: missing values are empty.
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
  if (kind === "photo") return context.links.toFile(photoPath(value, context.file));
  if (kind === "galleryPhoto") return galleryPhoto(value, context);
  return textData(type, value, context);
}

/** Return the path of a photo in the folder of a file. */
export function photoPath(value: unknown, file: string): string {
  const written = String(value ?? "").trim();
  return written.startsWith("blob:") ? written : `${folderOf(file)}/${lastPart(written)}`;
}

function galleryPhoto(value: unknown, { photos, links }: FieldContext): unknown {
  const file = photoPath(value, "gallery/photos.yml");
  const untitled = { number: 0, title: null, chapter: null, icon: null, focus: null };
  const unlisted = { file, fields: { ...untitled, photo: links.toFile(file) } };
  return links.toListed(photos.gallery.find((one) => one.file === file) ?? unlisted);
}

/** Return the photos in `names`, in that order, or else the whole list. */
function selectedPhotos({ list, names }: Fields, { photos }: FieldContext): readonly ListedPhoto[] {
  const listed = new Map(Object.entries(photos)).get(String(list)) ?? [];
  if (!Array.isArray(names) || names.length === 0) return listed;
  return names.flatMap((name) => {
    const file = photoPath(name, `${list}/photos.yml`);
    return listed.find((one) => one.file === file) ?? [];
  });
}
