import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { pageSectionType, programSectionType, textPageType } from "../../content/collections";
import { galleryPageStarts, galleryRoute } from "../../domain/gallery-pages";
import { sarajevoClock } from "../../domain/sarajevo-clock";
import {
  galleryPageSize,
  type PageContext,
  pages,
  type ShellColors,
  textPageTemplate,
} from "../../site";

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
  return galleryPageStarts(photoCount).map((start) => ({
    route: galleryRoute(start),
    context: { skip: start - 1, limit: galleryPageSize },
  }));
}

/**
 * The day of building, where content holds something dated: closures, notices. Without any, pages are the
 * same on every day.
 */
function dayOfBuilding(getNodesByType: NodePluginArgs["getNodesByType"]): string | undefined {
  const closures = getNodesByType("Closures").flatMap((node) => node.closures ?? []);
  return closures.length > 0 || getNodesByType("Notice").length > 0
    ? sarajevoClock(new Date()).date
    : undefined;
}

/** The shell around an added page: its sections, like those of the programme, end on sand. */
function textPageColors(hasSections: boolean): ShellColors {
  return { header: "paper", edge: hasSections ? "sand" : "paper" };
}

/** Creates the pages that staff have added to `content/pages`. */
function createTextPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const builtOn = dayOfBuilding(getNodesByType);
  const sections = getNodesByType(pageSectionType);
  const component = path.resolve(`src/templates/${textPageTemplate}.tsx`);
  for (const { route } of getNodesByType(textPageType)) {
    const hasSections = sections.some(({ page }) => page === route);
    const colors = textPageColors(hasSections);
    const context: PageContext = { route: String(route), colors, ...(builtOn ? { builtOn } : {}) };
    actions.createPage({ path: context.route, component, context });
  }
}

/** Creates the pages of `src/site.ts`, each of which has one file of content. */
function createSitePages({ actions, getNodesByType, reporter }: CreatePagesArgs): void {
  const photos = getNodesByType("Photo").filter(({ set }) => set === "gallery");
  const builtOn = dayOfBuilding(getNodesByType);
  for (const page of pages) {
    const { type, file, colors } = page;
    if (getNodesByType(type).length === 0) {
      reporter.panicOnBuild(`content/pages/${file} is missing or not valid.`);
      continue;
    }
    const template = templateOf(page, getNodesByType(programSectionType));
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { route, context } of variantsOf(page, photos.length)) {
      const told: PageContext = { route, colors, ...(builtOn ? { builtOn } : {}) };
      actions.createPage({ path: route, component, context: { ...told, ...context } });
    }
  }
}

/**
 * Creates all pages. The template and the shell take address and colours, and the gallery's pages are
 * also told which photos they show.
 */
export const createPages: GatsbyNode["createPages"] = (args) => {
  createSitePages(args);
  createTextPages(args);
};
