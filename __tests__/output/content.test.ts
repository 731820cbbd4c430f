import fs from "node:fs";
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

it("every photo is published, in the order of the numbers", () => {
  for (const [set, page] of [
    ["gallery", "gallery"],
    ["premises", "program"],
  ] as const) {
    const count = filesOf(`content/${set}`, /\.webp$/).length;
    const parts = filesOf(`public/${page}`, /\d[\\/]index\.html$/);
    parts.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
    const html = [`public/${page}/index.html`, ...parts].map((file) =>
      fs.readFileSync(file, "utf8"),
    );
    const shown = [...html.join().matchAll(/aria-label="[^"]*slika (\d+), otvori uvećanu"/gi)].map(
      ([, number]) => Number(number),
    );
    expect(shown).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    const captions = parse(fs.readFileSync(`content/${set}/captions.yml`, "utf8"));
    expect(Object.keys(captions)).toHaveLength(count);
  }
});
