import fs from "node:fs";

const bosnian = fs.readFileSync("src/editor/locale/bs.json", "utf8");
const english = fs.readFileSync("node_modules/@sveltia/cms/locales/en-US.json", "utf8");

/** Return the placeholders and tags in a text, such as `{$name}`, `{$count :integer}`, `<a>` and `</a>`. */
const listPlaceholders = (text: string) =>
  [...new Set(text.match(/\{\$[^{}]+\}|<[^<>]+>/g))].sort().join(" ");

const withoutWords = (texts: string) =>
  JSON.parse(texts, (_key, text) => (typeof text === "string" ? listPlaceholders(text) : text));

it("has the texts of Sveltia CMS, with their placeholders", () => {
  expect(withoutWords(bosnian)).toEqual(withoutWords(english));
});

it("has no sign that Bosnian has not, and no English quotation mark", () => {
  expect(bosnian).not.toMatch(/[“’]|\.\.\.|[čćđšž][’']/);
});

it("has the labels by which our stylesheet hides buttons", () => {
  const css = fs.readFileSync("src/editor/sveltia/sveltia.css", "utf8");
  const labels = [...css.matchAll(/-label="([^"]+)"/g)].map(([, label]) => `"${label}"`);
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => !bosnian.includes(label))).toEqual([]);
});
