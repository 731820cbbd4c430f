import {
  type ContentField,
  describeGroup,
  type GroupField,
  listDataFields,
} from "../content/describe-field";
import { fill } from "../content/fill-placeholders";
import { getPhotoListFile, getPhotoPath, type PhotoSet } from "../content/photo-files";
import { listedPhoto } from "../content/schemas/photos";
import { type Fields, isEmpty, isFields } from "../content/values";
import { formatText, renderInlineMarkdown, type TextContext } from "./render-texts";

/** A content file, or a photo of a list, with its rendered fields. */
export interface RenderedFile {
  readonly file: string;
  readonly fields: Fields;
}

/** The values of photo fields: ids of nodes in the build, the photos' data in the preview. */
export interface PhotoResolver {
  /** @param path in `content/`, or the URL of a photo that was chosen a moment ago */
  readonly resolvePhoto: (path: string) => unknown;
  readonly resolveListedPhoto: (photo: RenderedFile) => unknown;
}

export interface FieldContext extends TextContext {
  /** The file that the field is in, in `content/`. */
  readonly file: string;
  readonly photoResolver: PhotoResolver;
  /** The photos of each list, in order. */
  readonly photos: Readonly<Record<PhotoSet, readonly RenderedFile[]>>;
}

const readText = (value: unknown) => (typeof value === "object" ? "" : String(value ?? "").trim());

/** Return one of the choices, the first unless another was chosen. */
function readChoice(choices: readonly string[], value: unknown): string {
  const text = readText(value);
  return choices.includes(text) ? text : (choices[0] ?? "");
}

export function renderGroup(group: GroupField, value: unknown, context: FieldContext): Fields {
  const values = isFields(value) ? value : {};
  const data = Object.fromEntries(
    listDataFields(group).map(([name, field]) => [name, renderField(field, values[name], context)]),
  );
  if (group.kind !== "selection") return data;
  return {
    ...data,
    selected: getSelectedPhotos(values, context).map(context.photoResolver.resolveListedPhoto),
  };
}

/**
 * Return the data of a field, however incomplete it is while somebody types: missing values are empty.
 * @param value as it is parsed from a file, or as a form has it
 */
function renderField(field: ContentField, value: unknown, context: FieldContext): unknown {
  if (field.isOptional && isEmpty(value)) return null;
  switch (field.kind) {
    case "group":
    case "point":
    case "selection":
      return renderGroup(field, value, context);
    case "list":
      return (Array.isArray(value) ? value : []).map((item) =>
        renderField(field.item, item, context),
      );
    case "number":
    case "integer":
    case "order":
      return Number(value) || 0;
    case "photo":
      return context.photoResolver.resolvePhoto(resolvePhotoPath(value, context.file));
    case "galleryPhoto":
      return renderGalleryPhoto(value, context);
    case "text":
      return fill(readText(value), context.facts);
    case "paragraph":
      return formatText(readText(value), context);
    case "inlineMarkdown":
      return renderInlineMarkdown(readText(value), context);
    case "choice":
      return readChoice(field.choices ?? [], value);
    case "selectedPhoto":
    case "link":
    case "slug":
    case "time":
    case "date":
    case "phone":
    case "email":
    case "tiles":
      return readText(value);
    default:
      return field satisfies never;
  }
}

/** Return the path of a photo that a field of a file names, or its URL if it was chosen a moment ago. */
export function resolvePhotoPath(value: unknown, file: string): string {
  const name = readText(value);
  return name.startsWith("blob:") ? name : getPhotoPath(file, name);
}

function renderGalleryPhoto(value: unknown, context: FieldContext): unknown {
  const list = getPhotoListFile("gallery");
  const file = resolvePhotoPath(value, list);
  const listed = context.photos.gallery.find((photo) => photo.file === file);
  const untitled = renderGroup(
    describeGroup(listedPhoto),
    { photo: value },
    { ...context, file: list },
  );
  return context.photoResolver.resolveListedPhoto(
    listed ?? { file, fields: { ...untitled, number: 0 } },
  );
}

/** Return the photos in `names`, in that order, or else the whole list. */
function getSelectedPhotos(
  { list, names }: Fields,
  { photos }: FieldContext,
): readonly RenderedFile[] {
  const listed = new Map(Object.entries(photos)).get(String(list)) ?? [];
  if (!Array.isArray(names) || names.length === 0) return listed;
  return names.flatMap((name) => {
    const file = resolvePhotoPath(name, getPhotoListFile(String(list)));
    return listed.find((photo) => photo.file === file) ?? [];
  });
}
