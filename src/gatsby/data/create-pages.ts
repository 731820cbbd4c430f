import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { toSky } from "../../content/schemas/pages";
import { getGalleryPageStarts, getGalleryRoute } from "../../domain/gallery-pages";
import {
  contentTypes,
  galleryPageSize,
  type PageContext,
  pages,
  routes,
  type Sky,
} from "../../site";
import { buildDay } from "./create-nodes";

/** Create the pages of `src/site.ts`, each of which requires its content file, and those of staff. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, reporter }) => {
  const create = (template: string, route: string, sky: Sky, variables?: object) => {
    const component = path.resolve(`src/templates/${template}.tsx`);
    const shared: PageContext = { route, sky, builtOn: buildDay };
    actions.createPage({ path: route, component, context: { ...shared, ...variables } });
  };
  for (const { type, file, route, sky } of pages) {
    if (getNodesByType(type).length === 0)
      reporter.panicOnBuild(`content/pages/${file} is missing or not valid.`);
    else if (route !== routes.gallery) create(path.parse(file).name, route, sky);
    else {
      const photos = getNodesByType(contentTypes.photo).filter(({ set }) => set === "gallery");
      for (const start of getGalleryPageStarts(photos.length))
        create("gallery", getGalleryRoute(start), sky, { skip: start - 1, limit: galleryPageSize });
    }
  }
  for (const { route, sky } of getNodesByType(contentTypes.addedPage))
    create("added-page", String(route), toSky(sky));
};
