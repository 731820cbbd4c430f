import { pages } from "../support/pages";
import { documentOf, readPublic } from "../support/public-files";
import { siteAddress } from "../support/tested-site";

it.each(pages)("$path names the address that it is published at", ({ path, built }) => {
  const { head } = documentOf(built);
  const canonical = head.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const shared = head.querySelector<HTMLMetaElement>("meta[property='og:url']");
  expect([canonical?.href, shared?.content]).toEqual([siteAddress + path, siteAddress + path]);
  expect(head.querySelector("meta[name=robots]")).toBeNull();
});

it("sitemap and robots.txt name the addresses that the site is published at", () => {
  const named = [...readPublic("sitemap.xml").matchAll(/(?<=<loc>).*?(?=<)/g)].map(String);
  expect(named.sort()).toEqual(pages.map(({ path }) => siteAddress + path).sort());
  expect(readPublic("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`,
  );
});
