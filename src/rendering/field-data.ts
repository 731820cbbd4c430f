import { z } from "zod";
import type { CentreFacts } from "../content/centre-facts";
import { fill } from "../content/fill-placeholders";
import { folderOf, lastPart } from "../content/paths";
import { metaOf, unwrap } from "../content/schema-node";
import { bindShortWords } from "../content/typography";
import { type Fields, isEmpty, isFields } from "../content/values";
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

/** The files of a photo, as gatsby-plugin-image lists them. */
export interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: { readonly fallback: { readonly src: string; readonly srcSet: string } };
}

/** The photos of content. */
export interface Photos {
  /** The fields of files with fields, by path below `content/`. */
  readonly files: ReadonlyMap<string, Fields>;
  /**
   * The files of a photo that can be shown.
   * @param path below `content/`, or the address of one that was chosen a moment ago
   */
  readonly photo: (path: string) => ImageData | undefined;
  /** Path prefix of the site, without a slash at the end. */
  readonly basePath: string;
}

interface PhotoContext extends Photos {
  readonly facts: CentreFacts;
}

/** Return what stands in place of a photo that is not there. */
function missing(basePath: string): ImageData {
  const src = `${basePath}/brand/icon-512.png`;
  return { width: 1280, height: 960, images: { fallback: { src, srcSet: `${src} 512w` } } };
}

const nameOf = (value: unknown) => lastPart(String(value ?? "").trim());

/** A photo that a field of a file names. */
function photoFile(value: unknown, file: string, { photo, basePath }: Photos) {
  const written = String(value ?? "");
  const path = written.startsWith("blob:") ? written : `${folderOf(file)}/${nameOf(written)}`;
  return { childImageSharp: { gatsbyImageData: photo(path) ?? missing(basePath) } };
}

/** The photos of a list, in order. */
export function listedPhotos(set: string, context: PhotoContext) {
  const file = `${set}/photos.yml`;
  const entries = context.files.get(file)?.photos;
  const named = (Array.isArray(entries) ? entries : []).filter((one) => one?.photo);
  const text = (value: unknown) =>
    isEmpty(value) ? null : fill(String(value).trim(), context.facts);
  return named.map(({ photo, title, chapter, icon, focus }, index) => ({
    number: index + 1,
    title: text(title),
    chapter: text(chapter),
    icon: text(icon),
    focus: isEmpty(focus) ? null : focus,
    photo: photoFile(photo, file, context),
    name: nameOf(photo),
  }));
}

/** A photo of the gallery, by its name. */
function galleryPhoto(value: unknown, context: PhotoContext) {
  const listed = listedPhotos("gallery", context).find(({ name }) => name === nameOf(value));
  const photo = photoFile(value, "gallery/photos.yml", context);
  return listed ?? { number: 0, title: null, chapter: null, icon: null, focus: null, photo };
}

/** The photos that a page or section shows: those in `names`, in that order, or else the whole list. */
function shownPhotos(fields: unknown, context: PhotoContext) {
  const { list, names } = isFields(fields) ? fields : {};
  const listed = listedPhotos(String(list), context);
  if (!Array.isArray(names) || names.length === 0) return listed;
  return names.flatMap((name) => listed.find((one) => one.name === nameOf(name)) ?? []);
}
