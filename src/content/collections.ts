import type { z } from "zod";
import {
  aboutPage,
  contactPage,
  galleryPage,
  homePage,
  notFoundPage,
  perk,
  programPage,
  programSection,
} from "./kinds/pages";
import { centre, interfaceTexts, navigation } from "./kinds/site";

/** A kind of content: its GraphQL type, the files it is read from and the fields they hold. */
export interface Collection {
  readonly type: string;
  /** Matches paths below `content/`, with `/` between folders. */
  readonly files: RegExp;
  /** Markdown files also have a body, shown as HTML. */
  readonly format: "markdown" | "yaml";
  readonly schema: z.ZodObject;
}

/** Every kind of content file but the photos and their captions. */
export const collections: readonly Collection[] = [
  { type: "HomePage", files: /^pages\/home\.md$/, format: "markdown", schema: homePage },
  { type: "ProgramPage", files: /^pages\/program\.md$/, format: "markdown", schema: programPage },
  { type: "GalleryPage", files: /^pages\/gallery\.md$/, format: "markdown", schema: galleryPage },
  { type: "AboutPage", files: /^pages\/about-us\.md$/, format: "markdown", schema: aboutPage },
  { type: "ContactPage", files: /^pages\/contact\.md$/, format: "markdown", schema: contactPage },
  {
    type: "NotFoundPage",
    files: /^pages\/not-found\.md$/,
    format: "markdown",
    schema: notFoundPage,
  },
  { type: "Perk", files: /^perks\/[^/]+\.md$/, format: "markdown", schema: perk },
  {
    type: "ProgramSection",
    files: /^program\/[^/]+\.md$/,
    format: "markdown",
    schema: programSection,
  },
  { type: "Centre", files: /^site\/centre\.yml$/, format: "yaml", schema: centre },
  { type: "Navigation", files: /^site\/navigation\.yml$/, format: "yaml", schema: navigation },
  {
    type: "InterfaceTexts",
    files: /^site\/interface\.yml$/,
    format: "yaml",
    schema: interfaceTexts,
  },
];

/** The collection that a file below `content/` belongs to, if any. */
export function collectionOf(relativePath: string): Collection | undefined {
  return collections.find(({ files }) => files.test(relativePath));
}
