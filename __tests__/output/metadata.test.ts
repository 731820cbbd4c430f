import fs from "node:fs";
import sharp from "sharp";
import { exampleUrl } from "../../scripts/site/site-url";
import type { Sky } from "../../src/site";
import { skyColors } from "../../src/ui/sky/sky-colors";
import { allPages } from "../support/pages";
import { getPublicPath, parsePage } from "../support/public-files";

/** Contents or hrefs of the matching elements, as a list, so that duplicates fail too. */
function contents(root: ParentNode, selector: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) =>
    element.getAttribute(element.tagName === "LINK" ? "href" : "content"),
  );
}

const property = (root: ParentNode, name: string) => contents(root, `meta[property="${name}"]`);
const named = (root: ParentNode, name: string) => contents(root, `meta[name="${name}"]`);

// content/address.test.ts has the addresses of all other pages.
it("the 404 page has no canonical URL and is not indexed", () => {
  const { head } = parsePage("404.html");
  expect(named(head, "robots")).toEqual(["noindex"]);
  expect(contents(head, "link[rel=canonical], meta[property='og:url']")).toEqual([]);
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
    ["og:image:alt", "Sanjalica, centar za boravak, igru i učenje djece na Ilidži"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ])("has %s for shared links", (name, content) => {
    expect(property(document, name)).toEqual([content]);
  });

  it("has a large picture of that size, of at most 100 kB, for shared links", async () => {
    const [image = ""] = property(document, "og:image");
    expect(image).toMatch(new RegExp(`^${exampleUrl}/`));
    const picture = getPublicPath(new URL(image ?? "").pathname);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(fs.statSync(picture).size).toBeLessThan(100_000);
    expect(named(document, "twitter:card")).toEqual(["summary_large_image"]);
  });

  it("is dark, as its theme-color, until it is known to be day", () => {
    expect(named(document, "theme-color")).toEqual(["#17234f"]);
    const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
    expect(styles).toContain(`html{--day:${skyColors[sky as Sky]}}`);
  });

  // Safari on iOS would change the page before React hydrates it.
  it("asks not to make links of numbers, dates and addresses", () => {
    expect(named(document, "format-detection")).toEqual([
      "telephone=no,date=no,address=no,email=no",
    ]);
  });
});
