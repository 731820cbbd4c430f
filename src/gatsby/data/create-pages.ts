import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { galleryPartStarts, galleryRoute } from "../../domain/gallery-parts";
import { sarajevoClock } from "../../domain/sarajevo-clock";
import { galleryPartSize, type PageContext, pages } from "../../site";

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
 * The day of building, where content holds something dated: closures, notices. Without any, pages are the
 * same on every day.
 */
function dayOfBuilding(getNodesByType: NodePluginArgs["getNodesByType"]): string | undefined {
  const hasClosures = getNodesByType("Closures").some(({ closures }) => closures);
  return hasClosures || getNodesByType("Notice").length > 0
    ? sarajevoClock(new Date()).date
    : undefined;
}

/**
 * Creates the pages of `src/site.ts`, each of which has one file of content. The template and the
 * shell take address and look, and the gallery's pages are also told which photos they show.
 */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, reporter }) => {
  const photos = getNodesByType("Photo").filter(({ set }) => set === "gallery");
  const builtOn = dayOfBuilding(getNodesByType);
  for (const page of pages) {
    const { type, file, template, look } = page;
    if (getNodesByType(type).length === 0) {
      reporter.panicOnBuild(`content/pages/${file} is missing or not valid.`);
      continue;
    }
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { route, context } of variantsOf(page, photos.length)) {
      const told: PageContext = { route, look, ...(builtOn ? { builtOn } : {}) };
      actions.createPage({ path: route, component, context: { ...told, ...context } });
    }
  }
};
