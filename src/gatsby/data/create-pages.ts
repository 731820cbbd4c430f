import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { galleryPartStarts, galleryRoute } from "../../domain/gallery-parts";
import { galleryPartSize, pages } from "../../site";

/**
 * The template of a page. That of the programme which has the styles of running text in it is taken
 * where a section holds some: as shipped none does, and the page has no room for them.
 */
function templateOf({ template }: (typeof pages)[number], sections: readonly Node[]): string {
  if (template !== "program") return template;
  const needsText = ({ internal, questions }: Node) => internal.content?.trim() || questions;
  return sections.some(needsText) ? "program-with-text" : template;
}

interface PageVariant {
  readonly route: string;
  /** What the template's query needs. */
  readonly context?: object;
}

/** The pages made of one entry: one, but for a gallery of many photos. */
function variantsOf({ type, route }: (typeof pages)[number], photoCount: number): PageVariant[] {
  if (type !== "GalleryPage") return [{ route }];
  return galleryPartStarts(photoCount).map((start) => ({
    route: galleryRoute(start),
    context: { skip: start - 1, limit: galleryPartSize },
  }));
}

/**
 * Creates the pages of `src/site.ts`, each of which has one file of content. The template and the
 * shell take address and look, and the gallery's pages are also told which photos they show.
 */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, reporter }) => {
  const photos = getNodesByType("Photo").filter(({ set }) => set === "gallery");
  for (const page of pages) {
    const { type, file, look } = page;
    if (getNodesByType(type).length === 0) {
      reporter.panicOnBuild(`content/pages/${file} is missing or not valid.`);
      continue;
    }
    const template = templateOf(page, getNodesByType("ProgramSection"));
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { route, context } of variantsOf(page, photos.length)) {
      actions.createPage({ path: route, component, context: { route, look, ...context } });
    }
  }
};
