import path from "node:path";
import { getFacts } from "../../src/content/centre-facts";
import { getCollection } from "../../src/content/collections";
import { fill } from "../../src/content/fill-placeholders";
import { paperIconNames } from "../../src/domain/icons";
import { getFileFields, siteFiles } from "../support/content-files";
import { allPages } from "../support/pages";
import { getPublishedFolder } from "../support/photo-urls";
import { parsePage } from "../support/public-files";

/** Fields that are not shown as text: paths, names of icons, files and days. */
const technical = [
  "to",
  "icon",
  "photo",
  "photos",
  "from",
  "opens",
  "closes",
  "tiles",
  "sky",
  "names",
  "list",
];

/** What only scripts show, or an address contains, by the start of its path in a file. */
const inNoPage: Readonly<Record<string, RegExp>> = {
  "pages/contact.md":
    /^(form\.(sending|retry|ask|resend)|success|thanks|failure|alternatives|mail\.)/,
  // The tests have no second page of photos.
  "pages/gallery.md": /^pagination/,
  "pages/not-found.md": /^error/,
  "pages/program.md": /\.now$/,
  "premises/photos.yml": /\.title$/,
  "site/centre.yml": /^map/,
  "site/interface.yml":
    /^(accessibility\.pageChanged|contact\.(whatsappMessage|sendEmail)|hours|map|photos|toasts)\b/,
};

/** The texts of a field with their paths, `memories.title`. */
function getTexts(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  const field = path.findLast((key) => !/^\d+$/.test(key)) ?? "";
  if (typeof value === "string") return technical.includes(field) ? [] : [[path.join("."), value]];
  return Object.entries(Object(value)).flatMap(([key, one]) => getTexts(one, [...path, key]));
}

const plain = (text: string) => text.replace(/[\s\u00A0]+/g, " ").trim();

/** The texts and attributes of each page, without type and size after links to downloads. */
const pageTexts = new Map(
  allPages.map(({ path: route, built }) => {
    const root = parsePage(built).documentElement;
    const attributes = [...root.querySelectorAll("*")].flatMap((one) => [...one.attributes]);
    const texts = [root.textContent ?? "", ...attributes.map(({ value }) => value)];
    return [route, texts.map((text) => plain(text).replace(/ \(PDF, \d+ kB\)/g, "")).join("\n")];
  }),
);

/** Return the texts of the page that shows a file. Those of `site/` are spread over several. */
function getPageTexts(file: string): string {
  const url = getCollection(file)?.getPageUrl(file, getFileFields(file)) ?? "";
  if (file.startsWith("site/")) return [...pageTexts.values()].join("\n");
  return pageTexts.get(url.replace(/#.*/, "")) ?? "";
}

/** Return whether a text is published, with something for its placeholders. */
function isPublished(text: string, published: string): boolean {
  const parts = plain(text).split(/\{\w+\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(escaped.join(".{1,60}?")).test(published);
}

/** Files whose publication depends on the day. */
const isDated = (file: string) => file.startsWith("notices/") || file === "site/closures.yml";

const contentFiles = siteFiles.filter((file) => !isDated(file));

const { range } = getFileFields("site/interface.yml").hours;
const facts = getFacts(getFileFields("site/centre.yml"), range);

/** Markdown without its syntax: links become their text. */
const shownText = (body: string) =>
  body
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^(?:#+|-|\d+\.) /gm, "")
    .replace(/\*\*|`/g, "");

it.each(contentFiles.filter((file) => /\.(?:md|yml)$/.test(file)))(
  "the page of %s shows all of its texts",
  (file) => {
    const { body = "", ...fields } = getFileFields(file);
    const lines = shownText(fill(body, facts)).split(/\n|(?<=\|)|(?=\|)/);
    const paragraphs = lines.filter((line) => /\p{L}/u.test(line));
    const texts = getTexts(fields);
    expect(texts.length).toBeGreaterThan(0);
    const inPages = texts.filter(([path]) => !inNoPage[file]?.test(path));
    const all = [...inPages.map(([, text]) => shownText(fill(text, facts))), ...paragraphs];
    const published = getPageTexts(file);
    expect(all.filter((text) => !isPublished(text, published))).toEqual([]);
  },
);

it.each([
  ["gallery", "gallery", 8],
  ["premises", "program", 4],
] as const)("the photos of the list of %s are published in its order", (set, page, count) => {
  const list = getFileFields(`${set}/photos.yml`);
  const folders: string[] = list.photos.map(({ photo }: { photo: string }) =>
    getPublishedFolder(`${set}/${photo}`),
  );
  expect(folders).toHaveLength(count);
  const document = parsePage(`${page}/index.html`);
  const shown = [...document.querySelectorAll<HTMLImageElement>("li[id] > a img")];
  expect(shown.map(({ src }) => path.dirname(src))).toEqual(folders);
  const numbers = shown.map(({ alt }) => Number(/\d+$/.exec(alt)?.[0]));
  expect(numbers).toEqual(folders.map((_, index) => index + 1));
});

it("each promise has its drawing, or else a tick", () => {
  const { checks } = getFileFields("pages/program.md");
  const shown = parsePage("program/index.html").querySelectorAll(
    "section:not(:has(details)) ul > li > i",
  );
  expect([...shown].map((icon) => icon.getAttribute("style"))).toEqual(
    checks.map(({ icon = "tick" }: { icon?: string }) => {
      const position = paperIconNames.indexOf(icon) / (paperIconNames.length - 1);
      return `background:url(/icons/paper.svg) 0 ${100 * position}%/100%`;
    }),
  );
});
