import fs from "node:fs";
import path from "node:path";
import { isReservedName, slugPattern } from "../../src/content/slugs";
import { readContent } from "../support/content-files";
import { allPages } from "../support/pages";
import { getPublicPath, listPublicFiles, readPublic } from "../support/public-files";
import { siteContent } from "../support/tested-site";

const files = listPublicFiles(/./);

it("has the site's files, and none that only the build uses", () => {
  expect(files).toEqual(expect.arrayContaining(["index.html", "404.html"]));
  expect(
    files.filter((file) =>
      /\.map$|webpack\.stats|chunk-map|_gatsby|partytown|inline-script/.test(file),
    ),
  ).toEqual([]);
});

it("has the photos that pages name, and no others", () => {
  const pages = files.filter((file) => /\.html$|page-data\.json$/.test(file));
  const text = pages.map((file) => readPublic(file)).join("\n");
  const named = text.match(/(?<=\/)static\/[^\s",]+\.webp/g) ?? [];
  expect(named.length).toBeGreaterThan(12);
  expect([...new Set(named)].sort()).toEqual(files.filter((file) => file.endsWith(".webp")).sort());
});

it("has nothing where staff may put a page", () => {
  const names = files.map((file) => file.replace(/\/.*|\.html$/, ""));
  const free = names.filter((name) => slugPattern.test(name) && !isReservedName(name));
  expect(free.filter((name) => !allPages.some(({ path }) => path === `/${name}`))).toEqual([]);
});

it("does not contain the path of the project", () => {
  const texts = files.filter((file) => /\.(html|json|js|css|txt|xml)$/.test(file));
  const revealing = texts.filter((file) => readPublic(file).includes(process.cwd()));
  expect(revealing).toEqual([]);
});

it("a hidden file in content is not published", () => {
  expect(fs.existsSync(path.join(siteContent, "pages/.skica.md"))).toBe(true);
  expect(files.filter((file) => file.includes("skica"))).toEqual([]);
  for (const file of listPublicFiles(/\.(html|json|xml)$/))
    expect(readPublic(file)).not.toMatch(/skica/i);
});

it("a download is published unchanged if a page links to it, and no other", () => {
  const downloads = files.filter((file) => file.startsWith("files/"));
  expect(downloads.sort()).toEqual(["files/kucni-red.pdf", "files/zahtjev-za-upis.pdf"]);
  for (const file of downloads)
    expect(fs.readFileSync(getPublicPath(file))).toEqual(readContent(file));
});
