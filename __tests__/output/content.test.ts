import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { isMap, isSeq, parse, parseDocument, visit } from "yaml";
import { filesOf } from "./support/files";

/** Fields that are not shown as they are written: they name a page, a drawing, a file or a figure. */
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

/** Every text of a YAML source, as [field, text]. */
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

/** A text without what the build may change: spaces, and marks that HTML and JSON write in their own way. */
function plain(text: string): string {
  return text
    .replace(/\\n|\\"|&quot;|&#x27;|&amp;/g, " ")
    .replace(/[\s\u00A0"'&]+/g, " ")
    .trim();
}

const published = plain(
  filesOf("public", /\.(html|json)$/)
    .filter((file) => !/webpack\.stats|chunk-map/.test(file))
    .map((file) => fs.readFileSync(file, "utf8").replace(/<[^>]*>/g, (tag) => ` ${tag} `))
    .join("\n")
    .replace(/<(?:span|em)[^>]*>|<\/(?:span|em)>/g, ""),
);

const markdown = filesOf("content", /\.md$/).map((file) => {
  const [, fields = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fs.readFileSync(file, "utf8")) ?? [];
  return { file, fields, body };
});

it.each(markdown)("every text of $file is published", ({ fields, body }) => {
  const paragraphs = body.split("\n\n").filter((paragraph) => paragraph.trim() !== "");
  for (const [, text] of [...textsOf(fields), ...paragraphs.map((text) => ["body", text])]) {
    expect(published).toContain(plain(text ?? ""));
  }
});

it.each(filesOf("content", /\.yml$/))("every text of %s is published", (file) => {
  for (const [, text] of textsOf(fs.readFileSync(file, "utf8"))) {
    expect(published).toContain(plain(text));
  }
});

/** Photos of a page and of those that follow it, as [alternative text, name without its ending]. */
function photosOf(page: string): string[][] {
  const parts = filesOf(`public/${page}`, /\d[\\/]index\.html$/);
  parts.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return [`public/${page}/index.html`, ...parts].flatMap((file) => {
    const { document } = new JSDOM(fs.readFileSync(file, "utf8")).window;
    return [...document.querySelectorAll<HTMLImageElement>("li[id] img")].map((photo) => [
      photo.alt,
      path.parse(decodeURI(photo.src)).name,
    ]);
  });
}

it.each([
  ["gallery", "gallery", 29],
  ["premises", "program", 17],
] as const)("every photo of the list of %s is published at its place", (set, page, count) => {
  const list = parse(fs.readFileSync(`content/${set}/photos.yml`, "utf8"));
  const names: string[] = list.photos.map(({ photo }: { photo: string }) => path.parse(photo).name);
  expect(names.length).toBeGreaterThanOrEqual(count);
  const shown = photosOf(page);
  expect(shown.map(([, name]) => name)).toEqual(names);
  expect(shown.map(([alt]) => /\d+$/.exec(alt ?? "")?.[0])).toEqual(
    names.map((_, index) => String(index + 1)),
  );
});

it("the home page shows the photos that it names, with their numbers in the gallery", () => {
  const home = parse(markdown.find(({ file }) => file.endsWith("home.md"))?.fields ?? "");
  const list = parse(fs.readFileSync("content/gallery/photos.yml", "utf8"));
  const numberOf = (name: string) =>
    list.photos.findIndex(({ photo }: { photo: string }) => photo === name) + 1;
  const { document } = new JSDOM(fs.readFileSync("public/index.html", "utf8")).window;
  const shown = [...document.querySelectorAll<HTMLImageElement>("main img")];
  const wanted: string[] = [home.photo, ...home.memories.photos];
  expect(shown.map(({ src }) => path.basename(decodeURI(src)))).toEqual(
    wanted.map((name) => `${path.parse(name).name}.webp`),
  );
  expect(shown.map(({ alt }) => alt)).toEqual([
    home.photoAlt,
    ...home.memories.photos.map((name: string) => `Slika ${numberOf(name)}`),
  ]);
});
