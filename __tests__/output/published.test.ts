import fs from "node:fs";
import { filesOf } from "./support/files";

const files = filesOf("public", /./);

it("holds the site and nothing that only the build needs", () => {
  expect(files).toEqual(expect.arrayContaining(["public/index.html", "public/404.html"]));
  expect(
    files.filter((file) => /\.map$|webpack\.stats|chunk-map|_gatsby|partytown/.test(file)),
  ).toEqual([]);
});

it("holds no photo, font or query result that no page names", () => {
  const pages = files.filter((file) => /\.html$|page-data\.json$/.test(file));
  const text = pages.map((file) => fs.readFileSync(file, "utf8")).join("\n");
  const photos = files.filter((file) => /^public\/static\/.*\.webp$/.test(file));
  expect(photos.length).toBeGreaterThan(46);
  expect(photos.filter((file) => !text.includes(file.replace("public", "")))).toEqual([]);
});

it("tells nothing of the machine it was built on", () => {
  const texts = files.filter((file) => /\.(html|json|js|css|txt|xml)$/.test(file));
  const telling = texts.filter((file) => fs.readFileSync(file, "utf8").includes(process.cwd()));
  expect(telling).toEqual([]);
});

it("carries nothing of Gatsby that the site does not use", () => {
  const scripts = filesOf("public", /\.js$/);
  const mentioning = (words: RegExp) =>
    scripts.filter((file) => words.test(fs.readFileSync(file, "utf8")));
  expect(mentioning(/react-dom|hydrateRoot/)).not.toEqual([]);
  expect(mentioning(/partytown|web-vitals|serviceWorker\.register|core-js/i)).toEqual([]);
  expect(mentioning(/gatsby-image-wrapper/)).toEqual([]);
});

it("has every script compiled ahead, on another thread", () => {
  const scripts = filesOf("public", /\.js$/);
  // A file with licences names theirs first.
  const isHinted = (file: string) =>
    /^(\/\*![^\n]*\n)?\/\/# allFunctionsCalledOnLoad\n/.test(fs.readFileSync(file, "utf8"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => !isHinted(file))).toEqual([]);
});

it("runs the site's scripts after what they rest on, the page's own last", () => {
  const [, list = "[]"] =
    /"scripts":(\[[^\]]*\])/.exec(fs.readFileSync("public/index.html", "utf8")) ?? [];
  const names = (JSON.parse(list) as string[]).map((file) => file.replace(/-\w+\.js$/, ""));
  expect(names.slice(0, 2)).toEqual(["/framework", "/app"]);
  expect(names.at(-1)).toBe("/component---src-templates-home-tsx");
});

it("comes from a renderer without the parts that only browsers load", () => {
  const templates = filesOf(".cache/page-ssr/routes", /component---.*\.js$/);
  const loading = templates.filter((file) =>
    fs.readFileSync(file, "utf8").includes("__webpack_require__.e("),
  );
  expect(templates.length).toBeGreaterThan(5);
  expect(loading).toEqual([]);
});
