import type { z } from "zod";
import { elementIds } from "../domain/element-ids";
import { getLastDay } from "../domain/opening-hours";
import { contentTypes, linkablePages, pages, routes } from "../site";
import { describeField, hasKind } from "./describe-field";
import { isDownload } from "./downloads";
import { getFolder } from "./paths";
import { getPhotoListFile, photoExtensionPattern, photoSets } from "./photo-files";
import {
  aboutPage,
  addedPage,
  contactPage,
  galleryPage,
  homePage,
  notFoundPage,
  programPage,
} from "./schemas/pages";
import { photoListSchemas } from "./schemas/photos";
import { notice, perk, section } from "./schemas/sections";
import { centre, closures, interfaceTexts, navigation } from "./schemas/site";
import { getAddedPageRoute, getFragment, getSectionRoute, getSectionUrl } from "./slugs";
import type { Fields } from "./values";

export const contentFolder = "content";

/** A kind of content: its GraphQL type, its files and their fields. */
export interface Collection {
  readonly type: string;
  /** Path in `content/`, in which `*` matches any name. A file belongs to the first collection that matches it. */
  readonly glob: string;
  readonly schema: z.ZodObject;
  /** Return the page that shows a file, and the file's place on it: `/program#rest`. */
  getPageUrl(file: string, fields: Fields): string;
  /** Names of its folder in the URLs and menus of the editor. */
  readonly menuFolder?: {
    readonly name: string;
    readonly label: string;
    readonly singularLabel?: string;
  };
  /** The label of a Markdown file's body, in Bosnian. */
  readonly bodyLabel?: string;
  /** Whether the file may be missing. */
  readonly isOptional?: boolean;
  /** The level of the top headings in the body, which may be empty; if missing, headings and tables are not allowed. */
  readonly topHeadingLevel?: 2 | 3;
  /** The field by which its files are sorted, before their titles. */
  readonly sortField?: "order" | "from";
  /** The choice by which the editor tells its files from others in the same folder. */
  readonly filterField?: "sky";
  /** Fields that come from the path of a file, unless they are written in it. */
  readonly pathFields?: Readonly<Record<string, (file: string) => string>>;
  /**
   * Return the rendered fields of a file that visitors may see on a date (`2027-03-01`, in Sarajevo); undefined if
   * none. What is returned is public: it is in the page's data.
   */
  selectPublished?(date: string, fields: Fields): Fields | undefined;
}

/** The type of a list of photos. Each of its entries becomes a node of the type `Photo`. */
export const photoListType = "PhotoList";

type PageType = (typeof pages)[number]["type"];

/** The fields of each page, and what its body is if not an introduction. */
const pageKinds: Readonly<Record<PageType, Pick<Collection, "schema" | "bodyLabel">>> = {
  HomePage: { schema: homePage },
  ProgramPage: { schema: programPage },
  GalleryPage: { schema: galleryPage },
  AboutPage: { schema: aboutPage, bodyLabel: "Tekst misije" },
  ContactPage: { schema: contactPage },
  NotFoundPage: { schema: notFoundPage },
};

const getContactCardUrl = () => `${routes.contact}#${elementIds.contactCard}`;

/** A section's title is an `h2`. */
const sections = {
  schema: section,
  bodyLabel: "Tekst",
  topHeadingLevel: 3,
  sortField: "order",
  pathFields: { page: getSectionRoute, fragment: getFragment },
  getPageUrl: getSectionUrl,
} as const;

/** All kinds of content files except photos and downloads. */
export const collections: readonly Collection[] = [
  ...pages.map(({ type, file, route }) => ({
    type,
    glob: `pages/${file}`,
    getPageUrl: () => route,
    bodyLabel: "Uvod ispod naslova",
    ...pageKinds[type],
  })),
  {
    type: contentTypes.addedPage,
    glob: "pages/*.md",
    schema: addedPage,
    getPageUrl: getAddedPageRoute,
    menuFolder: { name: "nove-stranice", label: "Nove stranice" },
    bodyLabel: "Tekst",
    topHeadingLevel: 2,
    isOptional: true,
    filterField: "sky",
    pathFields: { route: getAddedPageRoute },
  },
  {
    type: "Perk",
    glob: "perks/*.md",
    schema: perk,
    getPageUrl: () => `${routes.home}#${elementIds.perks}`,
    menuFolder: { name: "kartice", label: "Kartice na početnoj" },
    bodyLabel: "Tekst kartice",
    sortField: "order",
  },
  {
    type: contentTypes.notice,
    glob: "notices/*.md",
    schema: notice,
    getPageUrl: () => routes.home,
    menuFolder: { name: "obavjestenja", label: "Obavještenja" },
    bodyLabel: "Tekst obavještenja",
    isOptional: true,
    sortField: "from",
    selectPublished: (date, fields) =>
      String(fields.from) <= date && date <= String(fields.to) ? fields : undefined,
  },
  {
    ...sections,
    type: contentTypes.programSection,
    glob: "program/*.md",
    menuFolder: { name: "program", label: "Dijelovi programa", singularLabel: "Dio programa" },
  },
  {
    ...sections,
    type: contentTypes.pageSection,
    glob: "pages/*/*.md",
    menuFolder: {
      name: "dijelovi-stranica",
      label: "Dijelovi novih stranica",
      singularLabel: "Dio nove stranice",
    },
    isOptional: true,
  },
  { type: "Centre", glob: "site/centre.yml", schema: centre, getPageUrl: getContactCardUrl },
  {
    type: "Closures",
    glob: "site/closures.yml",
    schema: closures,
    getPageUrl: getContactCardUrl,
    isOptional: true,
    selectPublished: (date, { closures: all }) => ({
      closures: Array.isArray(all) ? all.filter((closure) => date <= getLastDay(closure)) : all,
    }),
  },
  {
    type: "Navigation",
    glob: "site/navigation.yml",
    schema: navigation,
    getPageUrl: () => routes.home,
  },
  {
    type: "InterfaceTexts",
    glob: "site/interface.yml",
    schema: interfaceTexts,
    getPageUrl: () => routes.home,
  },
  ...photoSets.map((set) => ({
    type: photoListType,
    glob: getPhotoListFile(set),
    schema: photoListSchemas[set],
    getPageUrl: () => ({ gallery: routes.gallery, premises: `${routes.program}#premises` })[set],
  })),
];

/** The collections whose files become nodes; of a list of photos, the entries do. */
export const nodeCollections = collections.filter(({ type }) => type !== photoListType);

const patterns = collections.map(
  ({ glob }) => new RegExp(`^${glob.replace(/[.]/g, "\\.").replaceAll("*", "[^/]+")}$`, "s"),
);

/** Return whether a file is Markdown, with a body below its fields; YAML files have fields only. */
export const isMarkdown = (file: string): boolean => file.endsWith(".md");

/** Return whether a collection has many files, in a folder in which staff add and remove some. */
export const hasManyFiles = ({ glob }: Collection) => glob.includes("*");

/** Return the collection of a file, by its path in `content/`. */
export function getCollection(relativePath: string): Collection | undefined {
  return collections[patterns.findIndex((pattern) => pattern.test(relativePath))];
}

/**
 * Return the path of the only file with a schema.
 * @throws Error for a schema of no collection
 */
export function getFileOf(schema: z.ZodObject): string {
  const collection = collections.find((one) => one.schema === schema);
  if (!collection) throw new Error("No collection has this schema.");
  return collection.glob;
}

const photoFolders = collections
  .filter(({ schema }) => hasKind(describeField(schema), "photo"))
  .map(({ glob }) => getFolder(glob));

/** Return whether a file is a photo that a field of a file in its folder may name. */
export function isContentPhoto(file: string): boolean {
  return photoFolders.includes(getFolder(file)) && photoExtensionPattern.test(file);
}

/** Return whether the site reads a file: a text, a photo or a download. */
export function isContent(file: string): boolean {
  return getCollection(file) !== undefined || isContentPhoto(file) || isDownload(file);
}

export const isAddedPage = (file: string) => getCollection(file)?.type === contentTypes.addedPage;

/** Return the pages that links may lead to: those of the site, then those that staff have added. */
export const listLinkablePages = (files: Iterable<string>) => [
  ...linkablePages.map(({ route, file }) => ({ route, file: `pages/${file}` })),
  ...[...files].filter(isAddedPage).map((file) => ({ route: getAddedPageRoute(file), file })),
];

/** Return whether a file is a section, of the programme page or of one that staff have added. */
export function isSection(file: string): boolean {
  const type = getCollection(file)?.type;
  return type === contentTypes.programSection || type === contentTypes.pageSection;
}
