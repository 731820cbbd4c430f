import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readFolder } from "../../src/check/disk/check-content";
import { factsOf } from "../../src/content/centre-facts";
import { fill } from "../../src/content/fill-placeholders";
import { getIconBackground } from "../../src/domain/icons";
import { photoPath } from "../support/photo-addresses";
import { documentOf, publicFiles, readPublic } from "../support/public-files";
import { siteContent } from "../support/site";

/** Fields that are not shown as text: paths, names of icons and files. */
const technical = ["to", "icon", "photo", "photos", "opens", "closes", "tiles"];

/** The texts in the value of a field; those of a list have the name of the list. */
function textsOf(value: unknown, field = ""): string[] {
  if (typeof value === "string") return technical.includes(field) ? [] : [value];
  return Object.entries(Object(value)).flatMap(([name, one]) =>
    textsOf(one, Array.isArray(value) ? field : name),
  );
}

/** Normalizes spaces and escaped characters, which differ between content, HTML and JSON. */
function plain(text: string): string {
  return text
    .replace(/\\n|\\"|&quot;|&#x27;|&amp;/g, " ")
    .replace(/[\s\u00A0"'&]+/g, " ")
    .trim();
}

/** The text of all published files. Inline tags are removed, others become a space. */
const published = plain(
  publicFiles(/\.(html|json)$/)
    .map(readPublic)
    .join("\n")
    .replace(/<\/?(?:span|em|a|strong|code)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:lt|#x3C);/g, "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ")
    // The type and size that the build adds to links to downloads.
    .replace(/\s\(PDF,\s\d+\skB\)/g, ""),
);

/** Files whose publication depends on the day. */
const isDated = (file: string) => file.startsWith("notices/") || file === "site/closures.yml";

const contentFiles = readFolder(siteContent).filter((file) => !isDated(file));

const facts = factsOf(parse(fs.readFileSync(path.join(siteContent, "site/centre.yml"), "utf8")));

/** A file with the facts of the centre filled in. */
const readContent = (file: string) =>
  fill(fs.readFileSync(path.join(siteContent, file), "utf8"), facts);

/** Markdown without its syntax: links become their text. */
const shownText = (body: string) =>
  body
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^(?:#+|-|\d+\.) /gm, "")
    .replace(/\*\*|`/g, "");

function partsOf(file: string) {
  const text = readContent(file);
  const [, fields = text, body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { fields: parse(fields), body };
}

it.each(contentFiles.filter((file) => /\.(?:md|yml)$/.test(file)))(
  "every text of %s is published",
  (file) => {
    const { fields, body } = partsOf(file);
    const lines = shownText(body).split(/\n|(?<=\|)|(?=\|)/);
    const paragraphs = lines.filter((line) => /\p{L}/u.test(line));
    const texts = [...textsOf(fields).map(shownText), ...paragraphs];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !published.includes(plain(text)))).toEqual([]);
  },
);

/** Photos of a page, as [alternative text, path of the folder]. */
function photosOf(page: string): string[][] {
  const photos = documentOf(`${page}/index.html`).querySelectorAll<HTMLImageElement>(
    "li[id] > a img",
  );
  return [...photos].map(({ alt, src }) => [alt, path.dirname(src)]);
}

it.each([
  ["gallery", "gallery", 8],
  ["premises", "program", 4],
] as const)("the photos of the list of %s are published in its order", (set, page, count) => {
  const list = partsOf(`${set}/photos.yml`).fields;
  const folders: string[] = list.photos.map(({ photo }: { photo: string }) =>
    photoPath(`${set}/${photo}`),
  );
  expect(folders).toHaveLength(count);
  const shown = photosOf(page);
  expect(shown.map(([, folder]) => folder)).toEqual(folders);
  expect(shown.map(([alt]) => /\d+$/.exec(alt ?? "")?.[0])).toEqual(
    folders.map((_, index) => String(index + 1)),
  );
});

it("each promise has its drawing, or else a tick", () => {
  const { checks } = partsOf("pages/program.md").fields;
  const shown = documentOf("program/index.html").querySelectorAll(
    "section:not(:has(details)) ul > li > i",
  );
  expect([...shown].map((icon) => icon.getAttribute("style"))).toEqual(
    checks.map(
      ({ icon = "tick" }: { icon?: string }) => `background:${getIconBackground(icon, "/")}`,
    ),
  );
});
