import { pages } from "../support/pages";
import { documentOf, readPublic } from "../support/public-files";
import { siteAddress } from "../support/site";

const listed = pages.filter(({ inSitemap }) => inSitemap);

it.each(listed)("$path names the address that it is published at", ({ path, built }) => {
  const canonical = documentOf(built).querySelector<HTMLLinkElement>("link[rel=canonical]");
  expect(canonical?.href).toBe(siteAddress + path);
});

it("sitemap and robots.txt name the addresses that the site is published at", () => {
  const named = [...readPublic("sitemap.xml").matchAll(/(?<=<loc>).*?(?=<)/g)].map(String);
  expect(named.sort()).toEqual(listed.map(({ path }) => siteAddress + path).sort());
  expect(readPublic("robots.txt")).toContain(`Sitemap: ${siteAddress}/sitemap.xml`);
});
