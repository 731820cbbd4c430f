import fs from "node:fs";
import path from "node:path";
import { isMap, isSeq, parse, parseDocument, visit } from "yaml";
import { readFolder } from "../../src/check/disk/read-folder";
import { factsOf, namesFact } from "../../src/content/centre-facts";
import { fill } from "../../src/content/fill-placeholders";
import { photoPath } from "../support/photo-addresses";
import { documentOf, publicFiles, readPublic } from "../support/public-files";
import { siteContent } from "../support/site";

/** Fields that are not shown as text: paths, names of icons and files, numbers. */
const technical = new Set([
  "to",
  "icon",
  "photo",
  "opens",
  "closes",
  "tiles",
  "lat",
  "lng",
  "zoom",
]);

/** The texts of a YAML source, as [field, text]. */
function textsOf(source: string): [string, string][] {
  const texts: [string, string][] = [];
  visit(parseDocument(source), {
    Pair(_key, pair) {
      const key = String(pair.key);
      if (technical.has(key)) return visit.SKIP;
      const value: unknown = isMap(pair.value) || isSeq(pair.value) ? null : pair.value;
      const text = value && typeof value === "object" && "value" in value ? value.value : value;
      if (typeof text === "string") texts.push([key, text]);
    },
  });
  return texts;
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

const contentFiles = readFolder(siteContent).files.filter((file) => !isDated(file));

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

const markdown = contentFiles
  .filter((file) => file.endsWith(".md"))
  .map((file) => {
    const [, fields = "", body = ""] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readContent(file)) ?? [];
    return { file, fields, body };
  });

it.each(markdown)("every text of $file is published", ({ fields, body }) => {
  const lines = shownText(body).split(/\n|(?<=\|)|(?=\|)/);
  const paragraphs = lines.filter((line) => /\p{L}/u.test(line));
  const texts = [...textsOf(fields).map(([, text]) => shownText(text)), ...paragraphs];
  expect(texts.filter((text) => !published.includes(plain(text)))).toEqual([]);
});

it.each(contentFiles.filter((file) => file.endsWith(".yml")))(
  "every text of %s is published",
  (file) => {
    const texts = textsOf(readContent(file)).map(([, text]) => text);
    expect(texts.filter((text) => !published.includes(plain(text)))).toEqual([]);
  },
);

/** Photos of a page, as [alternative text, path of the folder]. */
function photosOf(page: string): string[][] {
  const photos = documentOf(`${page}/index.html`).querySelectorAll<HTMLImageElement>("li[id] img");
  return [...photos].map(({ alt, src }) => [alt, path.dirname(src)]);
}

it.each([
  ["gallery", "gallery", 8],
  ["premises", "program", 4],
] as const)("the photos of the list of %s are published in its order", (set, page, count) => {
  const list = parse(readContent(`${set}/photos.yml`));
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

it("the home page shows its photos, with their numbers in the gallery", () => {
  const home = parse(markdown.find(({ file }) => file.endsWith("home.md"))?.fields ?? "");
  const list = parse(readContent("gallery/photos.yml"));
  const numberOf = (name: string) =>
    list.photos.findIndex(({ photo }: { photo: string }) => photo === name) + 1;
  const shown = [
    ...documentOf("index.html").querySelectorAll<HTMLImageElement>("main img[srcset]"),
  ];
  const wanted: string[] = [home.photo, ...home.memories.photos];
  expect(shown.map(({ src }) => path.dirname(src))).toEqual(
    wanted.map((name) => photoPath(`gallery/${name}`)),
  );
  expect(shown.map(({ alt }) => alt)).toEqual([
    home.photoAlt,
    ...home.memories.photos.map((name: string) => `Slika ${numberOf(name)}`),
  ]);
});

it("no placeholder of a fact is left", () => {
  expect(publicFiles(/\.(html|json)$/).filter((file) => namesFact(readPublic(file)))).toEqual([]);
});
