/** @jest-environment node */
import { manifest, sitemapXml } from "../../../../src/gatsby/output/site-files";

it("all URLs of the manifest start with the path prefix", () => {
  const made = JSON.stringify(manifest("Sanjalica", "/folder"));
  const paths = [...made.matchAll(/"(?:src|start_url|scope)":"([^"]*)"/g)].map(([, one]) => one);
  expect(paths.length).toBe(5);
  for (const one of paths) expect(one).toMatch(/^\/folder\//);
});

it("the sitemap escapes URLs", () => {
  expect(sitemapXml(["https://a.example/?b&c"])).toContain("<loc>https://a.example/?b&amp;c</loc>");
});
