import { testedPages } from "../support/pages";
import { parsePage, readPublic } from "../support/public-files";
import { siteUrl } from "../support/tested-site";

it.each(testedPages)("$path names the address that it is published at", ({ path, built }) => {
  const { head } = parsePage(built);
  const canonical = head.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const shared = head.querySelector<HTMLMetaElement>("meta[property='og:url']");
  expect([canonical?.href, shared?.content]).toEqual([siteUrl + path, siteUrl + path]);
  expect(head.querySelector("meta[name=robots]")).toBeNull();
});

it("sitemap and robots.txt name the addresses that the site is published at", () => {
  const named = [...readPublic("sitemap.xml").matchAll(/(?<=<loc>).*?(?=<)/g)].map(String);
  expect(named.sort()).toEqual(testedPages.map(({ path }) => siteUrl + path).sort());
  expect(readPublic("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});
