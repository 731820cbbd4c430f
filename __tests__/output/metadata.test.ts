import fs from "node:fs";
import sharp from "sharp";
import { exampleUrl } from "../../scripts/site/site-url";
import type { Sky } from "../../src/site";
import { skyColors } from "../../src/ui/sky/sky-colors";
import { allPages } from "../support/pages";
import { getPublicPath, parsePage } from "../support/public-files";

/** Return the contents of metadata as a list, so that duplicates fail too. */
const getContents = (head: ParentNode, name: string) =>
  [
    ...head.querySelectorAll<HTMLMetaElement>(`meta:is([name="${name}"], [property="${name}"])`),
  ].map(({ content }) => content);

// content/address.test.ts has the addresses of all other pages.
it("the 404 page has no canonical URL and is not indexed", () => {
  const { head } = parsePage("404.html");
  expect(getContents(head, "robots")).toEqual(["noindex"]);
  expect(head.querySelector("link[rel=canonical], meta[property='og:url']")).toBeNull();
});

describe.each(allPages)("the head of $built", ({ built, sky }) => {
  const document = parsePage(built).head;

  it("has each element once", () => {
    const elements = document.querySelectorAll(
      ":is(meta, link:not([rel=preload]), title):not(noscript *)",
    );
    const keys = [...elements].map(
      (element) =>
        ["property", "name", "rel", "charset", "http-equiv"]
          .map((name) => element.getAttribute(name))
          .find(Boolean) ?? element.tagName,
    );
    expect(keys).toEqual([...new Set(keys)]);
  });

  it.each([
    ["og:type", "website"],
    ["og:locale", "bs_BA"],
    ["og:site_name", "Sanjalica, centar za boravak, igru i učenje djece"],
    ["og:title", expect.stringMatching(/./)],
    ["og:description", expect.stringMatching(/./)],
    ["og:image", expect.stringMatching(`^${exampleUrl}/`)],
    ["og:image:alt", "Sanjalica, centar za boravak, igru i učenje djece na Ilidži"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["twitter:card", "summary_large_image"],
    // Dark until it is known to be day.
    ["theme-color", "#17234f"],
    // Safari on iOS would make links before React hydrates the page.
    ["format-detection", "telephone=no,date=no,address=no,email=no"],
  ])("has %s once", (name, content) => {
    expect(getContents(document, name)).toEqual([content]);
  });

  it("has a picture of that size, of at most 100 kB, for shared links", async () => {
    const [image = ""] = getContents(document, "og:image");
    const picture = getPublicPath(new URL(image).pathname);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(fs.statSync(picture).size).toBeLessThan(100_000);
  });

  it("has the colour of its sky by day", () => {
    const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
    expect(styles).toContain(`html{--day:${skyColors[sky as Sky]}}`);
  });
});
