import type { z } from "zod";
import { type CentreFacts, getFacts } from "../content/centre-facts";
import { type Collection, getCollection, getFileOf, nodeCollections } from "../content/collections";
import { describeGroup } from "../content/describe-field";
import { getPhotoListFile, mapPhotoSets, type PhotoSet } from "../content/photo-files";
import { listedPhoto } from "../content/schemas/photos";
import { type Centre, centre, type InterfaceTexts, interfaceTexts } from "../content/schemas/site";
import type { Fields } from "../content/values";
import { contentTypes } from "../site";
import {
  type FieldContext,
  type PhotoResolver,
  type RenderedFile,
  renderGroup,
  resolvePhotoPath,
} from "./render-fields";
import { renderBody, type TextContext } from "./render-texts";

/** The files to render, with what their fields and texts refer to. */
export interface ContentInput extends Omit<TextContext, "facts"> {
  /** The fields of files with fields, by path in `content/`, with the `body` of a Markdown file. */
  readonly files: ReadonlyMap<string, Fields>;
  readonly photoResolver: PhotoResolver;
  /** The date on which the pages are seen, `2027-03-01`. */
  readonly date: string;
}

/** A file of content, or a photo of a list, as pages show it. */
export interface ContentNode extends RenderedFile {
  /** Its GraphQL type. */
  readonly type: string;
  /** The body of a Markdown file. */
  readonly html?: string;
}

/** Return the facts of the centre, whatever is missing in its files. */
function readFacts(files: ContentInput["files"], context: FieldContext): CentreFacts {
  // Rendered fields have the types of their schema.
  const read = (schema: z.ZodObject): unknown =>
    renderGroup(describeGroup(schema), files.get(getFileOf(schema)), context);
  const { hours } = read(interfaceTexts) as InterfaceTexts;
  return getFacts(read(centre) as Centre, hours.range);
}

function renderPhotos(set: PhotoSet, files: ContentInput["files"], context: FieldContext) {
  const file = getPhotoListFile(set);
  const entries = files.get(file)?.photos;
  const entriesWithPhoto = (Array.isArray(entries) ? entries : []).filter((entry) => entry?.photo);
  return entriesWithPhoto.map((entry, index): ContentNode => {
    const fields = renderGroup(describeGroup(listedPhoto), entry, { ...context, file });
    return {
      type: contentTypes.photo,
      file: resolvePhotoPath(entry.photo, file),
      fields: { ...fields, set, number: index + 1 },
    };
  });
}

/** Compare by fields, one after the other. */
const compareBy =
  (...names: string[]) =>
  ([, one]: [string, Fields], [, other]: [string, Fields]) => {
    const name = names.find((field) => one[field] !== other[field]);
    if (name === undefined) return 0;
    // Chromium may not know the order of Bosnian, which is that of Croatian.
    return String(one[name] ?? "").localeCompare(String(other[name] ?? ""), "hr", {
      numeric: true,
    });
  };

function renderCollection(collection: Collection, content: ContentInput, context: FieldContext) {
  const { type, schema, sortField = "", pathFields = {}, topHeadingLevel } = collection;
  const { selectPublished } = collection;
  const { files, date } = content;
  const collected = [...files].filter(([file]) => getCollection(file) === collection);
  return collected.sort(compareBy(sortField, "title")).flatMap(([file, fields], position) => {
    const rendered = renderGroup(describeGroup(schema), fields, { ...context, file });
    const published = selectPublished ? selectPublished(date, rendered) : rendered;
    if (!published) return [];
    const fromPath = Object.entries(pathFields).map(([name, readFromPath]) => [
      name,
      published[name] || readFromPath(file),
    ]);
    const body = typeof fields.body === "string" ? fields.body : "";
    const html = renderBody(body, topHeadingLevel, context);
    return {
      type,
      file,
      html,
      fields: { ...published, ...Object.fromEntries(fromPath), position },
    };
  });
}

/**
 * Return everything that pages show: the one way from the files of `content/` to the data of templates, for
 * the build and for the editor's preview. What is missing is empty.
 */
export function renderContent(content: ContentInput): ContentNode[] {
  const { files, photoResolver, downloads, basePath } = content;
  const nothing = { facts: {}, file: "", photos: mapPhotoSets(() => []) };
  const withoutFacts: FieldContext = { ...nothing, downloads, basePath, photoResolver };
  const context: FieldContext = { ...withoutFacts, facts: readFacts(files, withoutFacts) };
  const photos = mapPhotoSets((set) => renderPhotos(set, files, context));
  return [
    ...Object.values(photos).flat(),
    ...nodeCollections.flatMap((collection) =>
      renderCollection(collection, content, { ...context, photos }),
    ),
  ];
}
