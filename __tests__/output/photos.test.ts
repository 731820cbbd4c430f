import fs from "node:fs";
import { documentOf, publicPath } from "../support/public-files";

const pages = ["index", "gallery/index", "program/index", "about-us/index"];

/** Photos of a page in document order. */
function photosOf(page: string): HTMLImageElement[] {
  return [...documentOf(`${page}.html`).querySelectorAll<HTMLImageElement>("main img[srcset]")];
}

/** Sizes of a photo's files in bytes, by width in px. */
function filesOf(photo: HTMLImageElement): Map<number, number> {
  return new Map(
    photo.srcset.split(",").map((entry) => {
      const [address = "", width = ""] = entry.trim().split(/\s+/);
      return [Number.parseInt(width, 10), fs.statSync(publicPath(address)).size];
    }),
  );
}

const all = pages.flatMap(photosOf);

it("every photo has a file of 720 px, for the most common phone", () => {
  expect(all).toHaveLength(4 + 8 + 1 + 1);
  for (const photo of all) expect([...filesOf(photo).keys()]).toContain(720);
});

it("photos of a section, which is closed at first, have one file each", () => {
  const tiles = [...documentOf("program/index.html").querySelectorAll("details li a img")];
  expect(tiles).toHaveLength(4);
  for (const tile of tiles)
    expect(tile.getAttribute("src")).toMatch(/^\/static\/\w{8}\/480\.webp$/);
});

it("addresses of photos are short, since a page names each of them ten times", () => {
  for (const photo of all) {
    for (const [, file, width] of photo.srcset.matchAll(/([^\s,]+) (\d+)w/g)) {
      expect(file).toMatch(new RegExp(`^/static/[\\da-f]{8}/${width}\\.webp$`));
    }
  }
});

// `unit/ui/photo.test.tsx` checks the attributes of eager and lazy photos.
it.each(pages)("only the photo above the fold of %s is eager", (page) => {
  const isEager = photosOf(page).map((photo) => photo.getAttribute("loading") === "eager");
  expect(isEager).toEqual(isEager.map((_, index) => index === 0 && /^index|gallery/.test(page)));
});

// React 18 sets attributes in this order, and WebKit requests a file as soon as it has a URL.
it.each([...pages, "contact/index", "404"])("images of %s have src and srcset last", (page) => {
  const images = [...documentOf(`${page}.html`).images];
  expect(images.length).toBeGreaterThan(0);
  const relevant = ["loading", "decoding", "fetchpriority", "sizes", "srcset", "src"];
  for (const image of images) {
    const order = image.getAttributeNames().filter((name) => relevant.includes(name));
    const sources = ["srcset", "src"].filter((name) => image.hasAttribute(name));
    expect(order.slice(-sources.length)).toEqual(sources);
  }
});

// At 412 px and 1.75 device pixels per CSS px, the largest photo of a page uses the file of 720 px. 43 kB
// fit into the second flight on slow 4G; 8 kB leave room for other files in the first.
it.each([
  ["index", 8_000],
  ["gallery/index", 43_000],
] as const)("the first photo of %s has at most %i bytes on a phone", (page, limit) => {
  const [first] = photosOf(page);
  expect(first && filesOf(first).get(720)).toBeLessThanOrEqual(limit);
});
