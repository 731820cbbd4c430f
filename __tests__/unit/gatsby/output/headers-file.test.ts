/** @jest-environment node */
import { parseGlobalHeaders } from "../../../../scripts/server/headers-file";
import { cacheRules, headersText } from "../../../../src/gatsby/output/headers-file";
import { flatFile } from "../../../../src/gatsby/output/page-files";

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

it("caches hashed files for a year and has no rule for others", () => {
  const files = ["index.html", "app-01234567.js", "sitemap.xml", "sw.js"];
  expect(cacheRules(files)).toEqual({
    "/static/*": immutable,
    "/app-01234567.js": immutable,
  });
});

it("our server parses the file as it is written", () => {
  const everywhere = { "Content-Security-Policy": "default-src 'self'; a b", "X-One": "1" };
  const text = headersText({ "/*": everywhere, "/static/*": immutable });
  expect(text).toBe(
    "/*\n  Content-Security-Policy: default-src 'self'; a b\n  X-One: 1\n\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  expect(parseGlobalHeaders(text)).toEqual(everywhere);
  expect(parseGlobalHeaders(headersText({ "/static/*": immutable }))).toEqual({});
});

it.each([
  ["public/program/index.html", "public/program.html"],
  ["public/index.html", undefined],
  ["public/404.html", undefined],
  ["public/404/index.html", undefined],
])("the flat copy of %s is %s", (file, copy) => {
  expect(flatFile(file)).toBe(copy);
});
