import { type CentreFacts, factsOf } from "../content/centre-facts";
import { type Collection, collectionOf, collections, photoListType } from "../content/collections";
import { getPhotoListFile, type PhotoSet } from "../content/file-rules";
import { listedPhoto } from "../content/kinds/photos";
import { describeGroup } from "../content/schema";
import { type Fields, isFields } from "../content/values";
import {
  type FieldContext,
  groupData,
  type ListedPhoto,
  type PhotoLinks,
  photoPath,
} from "./field-data";
import { bodyHtml, type TextContext } from "./texts";

/** All files of content. */
export interface ContentFiles extends Omit<TextContext, "facts"> {
  /** The fields of files with fields, by path below `content/`, with the `body` of a Markdown file. */
  readonly files: ReadonlyMap<string, Fields>;
  readonly links: PhotoLinks;
  /** The date on which the pages are seen, `2027-03-01`. */
  readonly today: string;
  /** The file that is being edited; it is shown whatever its dates are. */
  readonly draft?: string;
}

/** A file of content, or a photo of a list, as pages show it. */
export interface ContentNode extends ListedPhoto {
  /** Its GraphQL type. */
  readonly type: string;
  /** The body of a Markdown file. */
  readonly html?: string;
}

/** The type of a photo of a list. */
export const photoType = "Photo";

function factsIn(files: ReadonlyMap<string, Fields>): CentreFacts {
  const { address, phones, email, hours } = files.get("site/centre.yml") ?? {};
  return factsOf({
    address: { street: "", place: "", ...(isFields(address) ? address : {}) },
    phones: Array.isArray(phones) ? phones.map(String) : [],
    email: String(email ?? ""),
    hours: { days: [], weekend: null, ...(isFields(hours) ? hours : {}) },
  } satisfies Parameters<typeof factsOf>[0]);
}

/** Return the photos of a list, in order. */
function photosOf(set: PhotoSet, files: ContentFiles["files"], context: FieldContext) {
  const file = getPhotoListFile(set);
  const entries = files.get(file)?.photos;
  const named = (Array.isArray(entries) ? entries : []).filter((one) => one?.photo);
  return named.map((entry, index): ContentNode => {
    const fields = groupData(describeGroup(listedPhoto), entry, { ...context, file });
    const own = { ...fields, set, number: index + 1 };
    return { type: photoType, file: photoPath(entry.photo, file), fields: own };
  });
}

/** Compare by fields, one after the other. */
const inOrder =
  (...names: string[]) =>
  ([, one]: [string, Fields], [, other]: [string, Fields]) => {
    const name = names.find((field) => one[field] !== other[field]);
    if (name === undefined) return 0;
    const values = [one[name], other[name]] as (string | number | undefined)[];
    const [first = "", second = ""] = values;
    return first < second ? -1 : 1;
  };

/** Return the files of a collection as pages show them, in order. */
function nodesOf(collection: Collection, content: ContentFiles, context: FieldContext) {
  const { type, schema, sortedBy = "", fromPath = {}, headings } = collection;
  const own = [...content.files].filter(([file]) => collectionOf(file) === collection);
  return own.sort(inOrder(sortedBy, "title")).flatMap(([file, fields], position) => {
    const published = publishedOf(collection, file, fields, content);
    if (!published) return [];
    const written = groupData(describeGroup(schema), published, { ...context, file });
    const paths = Object.entries(fromPath).map(([name, of]) => [name, written[name] || of(file)]);
    const body = typeof fields.body === "string" ? fields.body : "";
    const html = bodyHtml(body, headings, context);
    return { type, file, html, fields: { ...written, ...Object.fromEntries(paths), position } };
  });
}

/** Return what is published of a file today. The draft counts as published, whatever its days are. */
function publishedOf(
  { publishedOn = (_, all) => all, type }: Collection,
  file: string,
  fields: Fields,
  { draft, today }: ContentFiles,
): Fields | undefined {
  if (file !== draft || type !== "Notice") return publishedOn(today, fields);
  return { ...fields, to: String(fields.to) < today ? today : fields.to };
}

/**
 * Return everything that pages show: the one way from the files of `content/` to the data of templates, for
 * the build and for the editor's preview. What is missing is empty.
 */
export function contentNodes(content: ContentFiles): ContentNode[] {
  const { files, links, downloads, basePath } = content;
  const texts = { facts: factsIn(files), downloads, basePath };
  const context: FieldContext = {
    ...texts,
    links,
    file: "",
    photos: { gallery: [], premises: [] },
  };
  const photos = {
    gallery: photosOf("gallery", files, context),
    premises: photosOf("premises", files, context),
  };
  return [
    ...photos.gallery,
    ...photos.premises,
    ...collections
      .filter(({ type }) => type !== photoListType)
      .flatMap((collection) => nodesOf(collection, content, { ...context, photos })),
  ];
}
