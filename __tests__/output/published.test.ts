import { publicFiles, readPublic } from "../support/public-files";

const files = publicFiles(/./);

it("has the site's files, and none that only the build uses", () => {
  expect(files).toEqual(expect.arrayContaining(["index.html", "404.html"]));
  expect(
    files.filter((file) => /\.map$|webpack\.stats|chunk-map|_gatsby|partytown/.test(file)),
  ).toEqual([]);
});

it("has only photos that pages reference", () => {
  const pages = files.filter((file) => /\.html$|page-data\.json$/.test(file));
  const text = pages.map((file) => readPublic(file)).join("\n");
  const photos = files.filter((file) => /^static\/.*\.webp$/.test(file));
  expect(photos.length).toBeGreaterThan(12);
  expect(photos.filter((file) => !text.includes(`/${file}`))).toEqual([]);
});

it("does not contain the path of the project", () => {
  const texts = files.filter((file) => /\.(html|json|js|css|txt|xml)$/.test(file));
  const revealing = texts.filter((file) => readPublic(file).includes(process.cwd()));
  expect(revealing).toEqual([]);
});

it("has none of Gatsby's scripts that the site does not use", () => {
  const scripts = publicFiles(/\.js$/);
  const mentioning = (words: RegExp) => scripts.filter((file) => words.test(readPublic(file)));
  expect(mentioning(/react-dom|hydrateRoot/)).not.toEqual([]);
  expect(mentioning(/partytown|web-vitals|serviceWorker\.register|core-js/i)).toEqual([]);
  expect(mentioning(/gatsby-image-wrapper/)).toEqual([]);
});

it("runs the framework first and the page's own script last", () => {
  const [, list = "[]"] = /"scripts":(\[[^\]]*\])/.exec(readPublic("index.html")) ?? [];
  const names = (JSON.parse(list) as string[]).map((file) => file.replace(/-\w+\.js$/, ""));
  expect(names.slice(0, 2)).toEqual(["/framework", "/app"]);
  expect(names.at(-1)).toBe("/component---src-templates-home-tsx");
});
