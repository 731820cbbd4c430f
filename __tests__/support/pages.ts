import path from "node:path";
import { isAddedPage } from "../../src/content/collections";
import { getAddedPageRoute } from "../../src/content/slugs";
import { notFoundPath, pages as sitePages } from "../../src/site";
import { fieldsOf, siteFiles } from "./content-files";

/** `/program` → `program/index.html`, below `public/`. */
const builtFile = (route: string) =>
  route.endsWith(".html") ? route.slice(1) : path.posix.join(route.slice(1), "index.html");

/** Pages that staff have added. These tests also run on their pull requests. */
const added = siteFiles.filter(isAddedPage).map((file) => ({
  route: getAddedPageRoute(file),
  file: path.posix.relative("pages", file),
  sky: undefined,
}));

const { name } = fieldsOf("site/centre.yml");

/** Every page, including the 404 page. */
export const allPages = [...sitePages, ...added].map(({ route, file, sky }) => {
  const { title, sky: chosen, seo } = fieldsOf(`pages/${file}`);
  return {
    path: route,
    built: builtFile(route),
    sky: String(sky ?? chosen),
    headline: String(title),
    /** Title of the browser tab. */
    tab: String(seo?.title ?? `${title} | ${name}`),
  };
});

export const pages = allPages.filter((page) => page.path !== notFoundPath);

const menuItems: readonly { label: string; to: string }[] = fieldsOf("site/navigation.yml").items;

/** The pages of the menu, in its order, with their labels. An entry may link to a section of a page. */
export const menuPages = menuItems.map(({ label, to }) => {
  const page = pages.find((one) => one.path === to.split("#")[0]);
  if (!page) throw new Error(`The menu leads to ${to}, which is no page.`);
  return { path: to, label, title: page.headline };
});
