import type { z } from "zod";
import { pages } from "../site";
import { notice } from "./kinds/notices";
import {
  aboutPage,
  contactPage,
  galleryPage,
  homePage,
  notFoundPage,
  plainPage,
  programPage,
  textPage,
} from "./kinds/pages";
import { photoList } from "./kinds/photos";
import { perk, section } from "./kinds/sections";
import { centre, closures, interfaceTexts, navigation } from "./kinds/site";
import { photoSets } from "./photo-rules";

/** A kind of content: its GraphQL type, the files it is read from and the fields they hold. */
export interface Collection {
  readonly type: string;
  /** Path below `content/`; `*` stands for any file name. Without it the file has to exist. */
  readonly files: string;
  readonly schema: z.ZodObject;
  /** What the text under the fields of a Markdown file is; without it there has to be none. */
  readonly body?: string;
  /** Whether there may be none of its files. */
  readonly optional?: boolean;
  /** Whether that text may be left out. */
  readonly mayLackBody?: boolean;
  /** The level of the first headings in that text; without it, headings and tables have no place there. */
  readonly headings?: 2 | 3;
}

/** The type of the lists of photos, of which each entry becomes a `Photo`. */
export const photoListType = "PhotoList";

/** The type of the pages that staff add. */
export const textPageType = "TextPage";

/** The types of sections: of the programme, and of the pages that staff add. */
export const programSectionType = "ProgramSection";
export const pageSectionType = "PageSection";

/** The kinds of pages with fields of their own, or whose text is no introduction. */
const pageKinds: Readonly<Record<string, Pick<Collection, "schema" | "body">>> = {
  HomePage: { schema: homePage },
  ProgramPage: { schema: programPage },
  GalleryPage: { schema: galleryPage },
  AboutPage: { schema: aboutPage, body: "Tekst misije" },
  ContactPage: { schema: contactPage },
  NotFoundPage: { schema: notFoundPage },
};

/** The text of a section: its title is a heading of the second level. */
const runningText = { body: "Tekst", mayLackBody: true, headings: 3 } as const;

/** Every kind of content file but the photos themselves, which `photo-rules.ts` describes. */
export const collections: readonly Collection[] = [
  ...pages.map(({ type, file }) => ({
    type,
    files: `pages/${file}`,
    schema: plainPage,
    body: "Uvod ispod naslova",
    ...pageKinds[type],
  })),
  {
    type: textPageType,
    files: "pages/*.md",
    schema: textPage,
    body: "Tekst",
    mayLackBody: true,
    headings: 2,
    optional: true,
  },
  { type: "Perk", files: "perks/*.md", schema: perk, body: "Tekst kartice" },
  {
    type: "Notice",
    files: "notices/*.md",
    schema: notice,
    body: "Tekst obavještenja",
    optional: true,
  },
  { type: programSectionType, files: "program/*.md", schema: section, ...runningText },
  {
    type: pageSectionType,
    files: "pages/*/*.md",
    schema: section,
    ...runningText,
    optional: true,
  },
  { type: "Centre", files: "site/centre.yml", schema: centre },
  { type: "Closures", files: "site/closures.yml", schema: closures, optional: true },
  { type: "Navigation", files: "site/navigation.yml", schema: navigation },
  { type: "InterfaceTexts", files: "site/interface.yml", schema: interfaceTexts },
  ...photoSets.map((set) => ({
    type: photoListType,
    files: `${set}/photos.yml`,
    schema: photoList,
  })),
];

function matches(pattern: string, file: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.]/g, "\\."));
  return new RegExp(`^${parts.join("[^/]+")}$`, "s").test(file);
}

/** Markdown files have a body under their fields, shown as HTML; YAML files are fields alone. */
export function isMarkdown(file: string): boolean {
  return file.endsWith(".md");
}

/** The collection that a file below `content/` belongs to, if any. */
export function collectionOf(relativePath: string): Collection | undefined {
  return collections.find(({ files }) => matches(files, relativePath));
}
