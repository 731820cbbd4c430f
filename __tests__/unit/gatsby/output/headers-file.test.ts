/** @jest-environment node */
import { parseGlobalHeaders } from "../../../../scripts/server/headers-file";
import { cacheRules, headersText } from "../../../../src/gatsby/output/headers-file";
import { flatFile } from "../../../../src/gatsby/output/page-files";

const kept = { "Cache-Control": "public, max-age=31536000, immutable" };

it("keeps hashed files for a year and says nothing of others", () => {
  const files = ["index.html", "app-0123456789abcdef0123.js", "sitemap.xml", "sw.js"];
  expect(cacheRules(files)).toEqual({
    "/static/*": kept,
    "/app-0123456789abcdef0123.js": kept,
  });
});

it("is read by our server as it is written", () => {
  const everywhere = { "Content-Security-Policy": "default-src 'self'; a b", "X-One": "1" };
  const text = headersText({ "/*": everywhere, "/static/*": kept });
  expect(text).toBe(
    "/*\n  Content-Security-Policy: default-src 'self'; a b\n  X-One: 1\n\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  expect(parseGlobalHeaders(text)).toEqual(everywhere);
  expect(parseGlobalHeaders(headersText({ "/static/*": kept }))).toEqual({});
});

it.each([
  ["public/program/index.html", "public/program.html"],
  ["public/index.html", undefined],
  ["public/404.html", undefined],
  ["public/404/index.html", undefined],
])("%s also stands at %s", (file, copy) => {
  expect(flatFile(file)).toBe(copy);
});
