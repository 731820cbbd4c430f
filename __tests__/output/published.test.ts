import { publicFiles, readPublic } from "../support/public-files";

const files = publicFiles(/./);

it("holds the site and nothing that only the build needs", () => {
  expect(files).toEqual(expect.arrayContaining(["index.html", "404.html"]));
  expect(
    files.filter((file) => /\.map$|webpack\.stats|chunk-map|_gatsby|partytown/.test(file)),
  ).toEqual([]);
});

it("holds no photo, font or query result that no page names", () => {
  const pages = files.filter((file) => /\.html$|page-data\.json$/.test(file));
  const text = pages.map((file) => readPublic(file)).join("\n");
  const photos = files.filter((file) => /^static\/.*\.webp$/.test(file));
  expect(photos.length).toBeGreaterThan(46);
  expect(photos.filter((file) => !text.includes(`/${file}`))).toEqual([]);
});

it("tells nothing of the machine it was built on", () => {
  const texts = files.filter((file) => /\.(html|json|js|css|txt|xml)$/.test(file));
  const telling = texts.filter((file) => readPublic(file).includes(process.cwd()));
  expect(telling).toEqual([]);
});

it("carries nothing of Gatsby that the site does not use", () => {
  const scripts = publicFiles(/\.js$/);
  const mentioning = (words: RegExp) => scripts.filter((file) => words.test(readPublic(file)));
  expect(mentioning(/react-dom|hydrateRoot/)).not.toEqual([]);
  expect(mentioning(/partytown|web-vitals|serviceWorker\.register|core-js/i)).toEqual([]);
  expect(mentioning(/gatsby-image-wrapper/)).toEqual([]);
});

it("has every script compiled ahead, on another thread", () => {
  const scripts = publicFiles(/\.js$/);
  // A file with licences names theirs first.
  const isHinted = (file: string) =>
    /^(\/\*![^\n]*\n)?\/\/# allFunctionsCalledOnLoad\n/.test(readPublic(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => !isHinted(file))).toEqual([]);
});

it("runs the site's scripts after what they rest on, the page's own last", () => {
  const [, list = "[]"] = /"scripts":(\[[^\]]*\])/.exec(readPublic("index.html")) ?? [];
  const names = (JSON.parse(list) as string[]).map((file) => file.replace(/-\w+\.js$/, ""));
  expect(names.slice(0, 2)).toEqual(["/framework", "/app"]);
  expect(names.at(-1)).toBe("/component---src-templates-home-tsx");
});
