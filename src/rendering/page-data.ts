import { type CentreFacts, factsOf } from "../content/centre-facts";
import { type Collection, collectionOf, photoListType } from "../content/collections";
import { type Fields, isFields } from "../content/values";
import { type FieldContext, fieldData, listedPhotos, type Photos } from "./field-data";
import { pathFields, publishedOn } from "./node-fields";
import { isFacts, soundFields } from "./sound-fields";
import { bodyHtml, type TextContext } from "./texts";

/** All files of content, as an editor has them. */
export interface ContentFiles extends Photos, Omit<TextContext, "facts"> {
  /** The file that is being edited; it is shown whatever its dates are. */
  readonly draft?: string;
  /** The fields of that file as they are stored, if it is. */
  readonly stored?: Fields | undefined;
  /** The date on which the pages are seen, `2027-03-01`. */
  readonly today: string;
}

/** What the templates' queries return. Each takes what it asks for; lists are whole. */
export interface PageData {
  /** Single files by their types: `homePage`, `centre`, … */
  readonly single: Readonly<Record<string, Fields>>;
  readonly allNotice: readonly Fields[];
  readonly allPerk: readonly Fields[];
  readonly allProgramSection: readonly Fields[];
  /** Of all pages, with their `page`. */
  readonly allPageSection: readonly Fields[];
  readonly allPhoto: readonly Fields[];
  /** Pages that staff have added, with their `route`. */
  readonly allAddedPage: readonly Fields[];
}

function factsIn(files: ReadonlyMap<string, Fields>): CentreFacts {
  const { address, phones, email, hours } = files.get("site/centre.yml") ?? {};
  return factsOf({
    address: { street: "", place: "", ...(isFields(address) ? address : {}) },
    phones: Array.isArray(phones) ? phones.map(String) : [],
    email: String(email ?? ""),
    hours: { days: [], weekend: null, ...(isFields(hours) ? hours : {}) },
  } satisfies Parameters<typeof factsOf>[0]);
}

function nodeData(file: string, fields: Fields, collection: Collection, context: FieldContext) {
  const own = { ...context, file };
  const body = typeof fields.body === "string" ? fields.body : "";
  const written = fieldData(collection.schema, fields, own) as Fields;
  return {
    ...written,
    ...pathFields(file),
    ...(written.address ? { address: written.address } : {}),
    childMarkdownRemark: { html: bodyHtml(body, collection.headings, own) },
  };
}

/** A file as queries return it. */
interface Shown {
  readonly file: string;
  readonly fields: Fields;
  readonly collection: Collection;
  readonly node: Fields;
}

/** Compares by fields, one after the other, as Gatsby's queries sort. */
const inOrder = (names: readonly string[]) => (one: Shown, other: Shown) => {
  const name = names.find((field) => one.fields[field] !== other.fields[field]);
  if (name === undefined) return 0;
  const values = [one.fields[name], other.fields[name]] as (string | number | undefined)[];
  const [first = "", second = ""] = values;
  return first < second ? -1 : 1;
};

/** Notices of the day. The draft counts as one, however its days are. */
function noticesOf(notices: readonly Shown[], { draft, today }: ContentFiles) {
  return notices.flatMap(({ file, node }): Fields[] => {
    const shown = publishedOn(today, "Notice", node);
    if (file !== draft) return shown ? [shown] : [];
    return [{ ...node, to: String(node.to) < today ? today : node.to }];
  });
}

const uncapitalized = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** What the templates' queries return. What is missing is empty; of the site's facts, as it is stored. */
export function pageData(content: ContentFiles): PageData {
  const { draft = "", stored } = content;
  const files = new Map(content.files);
  const edited = files.get(draft);
  const schema = collectionOf(draft)?.schema;
  if (edited && schema && isFacts(draft))
    files.set(draft, (soundFields(schema, edited, stored) ?? {}) as Fields);
  const context: FieldContext = { ...content, files, facts: factsIn(files), file: "" };
  const all = [...files].flatMap(([file, fields]): Shown[] => {
    const collection = collectionOf(file);
    if (!collection || collection.type === photoListType) return [];
    return [{ file, fields, collection, node: nodeData(file, fields, collection, context) }];
  });
  const ofType = (type: string, ...order: string[]) =>
    all.filter(({ collection }) => collection.type === type).sort(inOrder(order));
  const nodesOf = (...about: Parameters<typeof ofType>) => ofType(...about).map(({ node }) => node);
  const single = all
    .filter(({ collection }) => !collection.files.includes("*"))
    .map(({ collection: { type }, node }) => [
      uncapitalized(type),
      publishedOn(content.today, type, node),
    ]);
  return {
    single: Object.fromEntries(single),
    allNotice: noticesOf(ofType("Notice", "from", "title"), content),
    allPerk: nodesOf("Perk", "order", "title"),
    allProgramSection: nodesOf("ProgramSection", "order", "title"),
    allPageSection: nodesOf("PageSection", "order", "title"),
    allPhoto: listedPhotos("gallery", context),
    allAddedPage: nodesOf("AddedPage"),
  };
}
