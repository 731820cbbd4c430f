import fs from "node:fs";
import { getPublicPath, parsePage } from "../support/public-files";

const pages = ["index", "gallery/index", "program/index", "about-us/index"];

function getPhotos(page: string): HTMLImageElement[] {
  return [...parsePage(`${page}.html`).querySelectorAll<HTMLImageElement>("main img[srcset]")];
}

it("photos of a section, which is closed at first, have one file each", () => {
  const tiles = [...parsePage("program/index.html").querySelectorAll("details li a img")];
  expect(tiles).toHaveLength(4);
  for (const tile of tiles) {
    expect(tile.hasAttribute("srcset")).toBe(false);
    // Gatsby's own address is four times as long (`photo-urls.ts`).
    expect(tile.getAttribute("src")).toMatch(/^\/static\/\w{7}\/\w{5}\.webp$/);
  }
});

it.each(pages)("only the photo above the fold of %s is eager", (page) => {
  const isEager = getPhotos(page).map((photo) => photo.getAttribute("loading") === "eager");
  expect(isEager.length).toBeGreaterThan(0);
  expect(isEager).toEqual(isEager.map((_, index) => index === 0 && page === "index"));
});

// React 18 sets attributes in this order, and WebKit requests a file as soon as it has a URL.
it.each([...pages, "contact/index", "404"])("images of %s have src and srcset last", (page) => {
  const images = [...parsePage(`${page}.html`).images];
  expect(images.length).toBeGreaterThan(0);
  const relevant = ["loading", "decoding", "fetchpriority", "sizes", "srcset", "src"];
  for (const image of images) {
    const order = image.getAttributeNames().filter((name) => relevant.includes(name));
    const sources = ["srcset", "src"].filter((name) => image.hasAttribute(name));
    expect(order.slice(-sources.length)).toEqual(sources);
  }
});

// `browser/photos.test.ts` counts those of the gallery. At 412 px and 1.75 device pixels per CSS px the
// file of 720 px is used; 8 kB leave room for other files in the first flight.
it("the first photo of the home page has at most 8 kB on a phone", () => {
  const [, file = ""] = /([^\s,]+) 720w/.exec(getPhotos("index")[0]?.srcset ?? "") ?? [];
  expect(fs.statSync(getPublicPath(file)).size).toBeLessThanOrEqual(8_000);
});
