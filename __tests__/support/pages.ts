import path from "node:path";
import { isAddedPage } from "../../src/content/collections";
import { getAddedPageRoute } from "../../src/content/slugs";
import { notFoundPath, pages as sitePages } from "../../src/site";
import { getFileFields, siteFiles } from "./content-files";

/** Return the built file of a page: `/program` → `program/index.html`, below `public/`. */
const getBuiltFile = (route: string) =>
  route.endsWith(".html") ? route.slice(1) : path.posix.join(route.slice(1), "index.html");

/** Added pages. Tests also run on pull requests of staff, which may add more. */
const addedPages = siteFiles.filter(isAddedPage).map((file) => ({
  route: getAddedPageRoute(file),
  file: path.posix.relative("pages", file),
  sky: undefined,
}));

const { name } = getFileFields("site/centre.yml");

/** Every page, including the 404 page. */
export const allPages = [...sitePages, ...addedPages].map(({ route, file, sky }) => {
  const { title, sky: chosen, seo } = getFileFields(`pages/${file}`);
  return {
    path: route,
    built: getBuiltFile(route),
    sky: String(sky ?? chosen),
    headline: String(title),
    /** Title of the browser tab. */
    tab: String(seo?.title ?? `${title} | ${name}`),
  };
});

export const testedPages = allPages.filter((page) => page.path !== notFoundPath);

const menuItems: readonly { label: string; to: string }[] =
  getFileFields("site/navigation.yml").items;

/** Pages of the menu, in its order, with their labels. An item may link to a section of a page. */
export const menuPages = menuItems.map(({ label, to }) => {
  const page = testedPages.find((candidate) => candidate.path === to.split("#")[0]);
  if (!page) throw new Error(`The menu leads to ${to}, which is no page.`);
  return { path: to, label, title: page.headline };
});
