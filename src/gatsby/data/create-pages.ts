import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from "gatsby";
import { addedPageType } from "../../content/collections";
import { timesOfDay } from "../../content/kinds/pages";
import { galleryPageSize, galleryPageStarts, galleryRoute } from "../../domain/gallery-pages";
import { sarajevoClock } from "../../domain/sarajevo-clock";
import { type PageContext, pages } from "../../site";

/** The template in `src/templates/` of the pages that staff add. */
const addedPageTemplate = "added-page";

interface PageVariant {
  readonly route: string;
  /** Further variables of the template's query. */
  readonly context?: object;
}

/** The pages of one entry of `pages`: several for a gallery of many photos, else one. */
function variantsOf({ type, route }: (typeof pages)[number], photoCount: number): PageVariant[] {
  if (type !== "GalleryPage") return [{ route }];
  return galleryPageStarts(photoCount).map((start) => ({
    route: galleryRoute(start),
    context: { skip: start - 1, limit: galleryPageSize },
  }));
}

/** The build day, if there are closures or notices. Without them a build gives the same pages on any day. */
function buildDay(getNodesByType: NodePluginArgs["getNodesByType"]): string | undefined {
  const closures = getNodesByType("Closures").flatMap((node) => node.closures ?? []);
  return closures.length > 0 || getNodesByType("Notice").length > 0
    ? sarajevoClock(new Date()).date
    : undefined;
}

/** Creates the pages that staff have added to `content/pages`. */
function createAddedPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const builtOn = buildDay(getNodesByType);
  const component = path.resolve(`src/templates/${addedPageTemplate}.tsx`);
  for (const { route, look } of getNodesByType(addedPageType)) {
    const sky = timesOfDay.find((time) => time === look) ?? "morning";
    const context: PageContext = { route: String(route), sky, ...(builtOn ? { builtOn } : {}) };
    actions.createPage({ path: context.route, component, context });
  }
}

/** Creates the pages of `src/site.ts`. Each requires its content file. */
function createSitePages({ actions, getNodesByType, reporter }: CreatePagesArgs): void {
  const photos = getNodesByType("Photo").filter(({ set }) => set === "gallery");
  const builtOn = buildDay(getNodesByType);
  for (const page of pages) {
    const { type, file, template, sky } = page;
    if (getNodesByType(type).length === 0) {
      reporter.panicOnBuild(`content/pages/${file} is missing or not valid.`);
      continue;
    }
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { route, context } of variantsOf(page, photos.length)) {
      const shared: PageContext = { route, sky, ...(builtOn ? { builtOn } : {}) };
      actions.createPage({ path: route, component, context: { ...shared, ...context } });
    }
  }
}

/**
 * Creates all pages. Their context has the address and the sky; for pages of the gallery also the range
 * of photos.
 */
export const createPages: GatsbyNode["createPages"] = (args) => {
  createSitePages(args);
  createAddedPages(args);
};
