import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readFolder } from "../../src/check/disk/check-content";
import { addedPageRoute } from "../../src/content/addresses";
import { isAddedPage } from "../../src/content/collections";
import { normalizeText, splitFrontMatter } from "../../src/content/file-text";
import { notFoundPath, pages as sitePages } from "../../src/site";
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

const content = siteContent;
const read = (file: string) => normalizeText(readFileSync(path.join(content, file), "utf8"));
const menuItems: readonly MenuItem[] = parse(read("site/navigation.yml")).items;

function textsOf(file: string): PageTexts {
  const parts = splitFrontMatter(read(`pages/${file}`));
  if ("missing" in parts) throw new Error(`content/pages/${file} has no fields.`);
  return parse(parts.fields);
}

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
const added: readonly KnownPage[] = readFolder(content)
  .filter(isAddedPage)
  .map((file) => ({
    route: addedPageRoute(file),
    file: path.posix.relative("pages", file),
    sky: textsOf(path.posix.relative("pages", file)).look ?? "",
    inSitemap: true,
  }));

const { name } = parse(read("site/centre.yml"));

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
