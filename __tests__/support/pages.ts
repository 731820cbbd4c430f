import path from "node:path";
import { readFolder } from "../../src/check/disk/check-content";
import { addedPageRoute } from "../../src/content/addresses";
import { isAddedPage } from "../../src/content/collections";
import { notFoundPath, pages as sitePages } from "../../src/site";
import { fieldsOf } from "./content-files";
import { siteContent } from "./site";

interface MenuItem {
  readonly label: string;
  readonly to: string;
}

interface PageTexts {
  readonly title: string;
  /** Of an added page. */
  readonly look?: string;
  readonly seo?: { readonly title?: string };
}

const menuItems: readonly MenuItem[] = fieldsOf("site/navigation.yml").items;

const textsOf = (file: string): PageTexts => fieldsOf(`pages/${file}`);

/** `/program` → `program/index.html`, below `public/`. */
function builtFile(route: string): string {
  return route.endsWith(".html") ? route.slice(1) : path.posix.join(route.slice(1), "index.html");
}

interface KnownPage {
  readonly route: string;
  readonly file: string;
  readonly sky: string;
  readonly inSitemap: boolean;
}

const registered: readonly KnownPage[] = sitePages;

/** Pages that staff have added. These tests also run on their pull requests. */
const added: readonly KnownPage[] = readFolder(siteContent)
  .filter(isAddedPage)
  .map((file) => ({
    route: addedPageRoute(file),
    file: path.posix.relative("pages", file),
    sky: textsOf(path.posix.relative("pages", file)).look ?? "",
    inSitemap: true,
  }));

const { name } = fieldsOf("site/centre.yml");

const all = [...registered, ...added].map(({ route, file, sky, inSitemap }) => {
  const { title, seo } = textsOf(file);
  return {
    path: route,
    built: builtFile(route),
    sky,
    inSitemap,
    headline: title,
    /** Title of the browser tab. */
    tab: seo?.title ?? `${title} | ${name}`,
  };
});

/** Every page that has a URL. */
export const pages = all.filter((page) => page.path !== notFoundPath);

/** Every page, including the 404 page. */
export const allPages = all;

/** The pages of the menu, in its order, with their labels. An entry may link to a section of a page. */
export const menuPages = menuItems.map(({ label, to }) => {
  const page = pages.find((one) => one.path === to.split("#")[0]);
  if (!page) throw new Error(`The menu leads to ${to}, which is no page.`);
  return { path: to, label, title: page.headline };
});
