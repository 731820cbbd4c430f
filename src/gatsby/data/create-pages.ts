import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { addedPageType } from "../../content/collections";
import { toSky } from "../../content/schemas/pages";
import { toSarajevoTime } from "../../domain/dates";
import { getGalleryPageStarts, getGalleryRoute } from "../../domain/gallery-pages";
import { photoType } from "../../rendering/render-content";
import { galleryPageSize, type PageContext, pages, routes, type Sky } from "../../site";

interface PageVariant {
  readonly route: string;
  /** Further variables of the template's query. */
  readonly context?: object;
}

/** Return the pages of one entry of `pages`: several for a gallery of many photos, or else one. */
function getVariants({ route }: (typeof pages)[number], photoCount: number): PageVariant[] {
  if (route !== routes.gallery) return [{ route }];
  return getGalleryPageStarts(photoCount).map((start) => ({
    route: getGalleryRoute(start),
    context: { skip: start - 1, limit: galleryPageSize },
  }));
}

/** Create the pages of `src/site.ts`, each of which requires its content file, and those of staff. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, reporter }) => {
  const builtOn = toSarajevoTime(new Date()).date;
  const create = (template: string, { route, context }: PageVariant, sky: Sky) => {
    const component = path.resolve(`src/templates/${template}.tsx`);
    const shared: PageContext = { route, sky, builtOn };
    actions.createPage({ path: route, component, context: { ...shared, ...context } });
  };
  const photos = getNodesByType(photoType).filter(({ set }) => set === "gallery");
  for (const page of pages) {
    const { type, file, sky } = page;
    if (getNodesByType(type).length === 0)
      reporter.panicOnBuild(`content/pages/${file} is missing or not valid.`);
    else
      for (const variant of getVariants(page, photos.length))
        create(path.parse(file).name, variant, sky);
  }
  for (const { route, sky } of getNodesByType(addedPageType)) {
    create("added-page", { route: String(route) }, toSky(sky));
  }
};
