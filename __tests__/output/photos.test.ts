import fs from "node:fs";
import { documentOf, publicPath } from "../support/public-files";

const pages = ["index", "gallery/index", "program/index", "about-us/index"];

/** Photos of a page in their order. */
function photosOf(page: string): HTMLImageElement[] {
  return [...documentOf(`${page}.html`).querySelectorAll<HTMLImageElement>("main img[srcset]")];
}

/** Bytes of a photo's files by their widths. */
function filesOf(photo: HTMLImageElement): Map<number, number> {
  return new Map(
    photo.srcset.split(",").map((entry) => {
      const [address = "", width = ""] = entry.trim().split(/\s+/);
      return [Number.parseInt(width, 10), fs.statSync(publicPath(address)).size];
    }),
  );
}

const all = pages.flatMap(photosOf);

it("every photo has a file for the commonest phone", () => {
  expect(all).toHaveLength(4 + 29 + 18 + 1);
  for (const photo of all) expect([...filesOf(photo).keys()]).toContain(720);
});

it.each(["index", "gallery/index"])("%s begins with a photo that loads at once", (page) => {
  const [first, ...others] = photosOf(page);
  expect(first?.getAttribute("loading")).toBe("eager");
  expect(first?.getAttribute("fetchpriority")).toBe("high");
  expect(first?.sizes).not.toMatch(/^auto/);
  for (const photo of others) expect(photo.hasAttribute("fetchpriority")).toBe(false);
});

it("every other photo loads late, in the width that the browser measures", () => {
  const late = [...photosOf("index").slice(1), ...photosOf("gallery/index").slice(1)];
  for (const photo of [...late, ...photosOf("program/index"), ...photosOf("about-us/index")]) {
    expect(photo.getAttribute("loading")).toBe("lazy");
    expect(photo.sizes).toMatch(/^auto, ./);
  }
});

// React 18 sets attributes one by one in this order, and WebKit asks for a file once it has an address.
it.each([...pages, "contact/index", "404"])("images of %s have their address last", (page) => {
  const images = [...documentOf(`${page}.html`).images];
  expect(images.length).toBeGreaterThan(0);
  const telling = ["loading", "decoding", "fetchpriority", "sizes", "srcset", "src"];
  for (const image of images) {
    const order = image.getAttributeNames().filter((name) => telling.includes(name));
    const addresses = ["srcset", "src"].filter((name) => image.hasAttribute(name));
    expect(order.slice(-addresses.length)).toEqual(addresses);
  }
});

// A phone of 412 px and 1.75 pixels a px shows the largest photo of a page in the file of 720 px.
// 43 kB is what slow 4G brings in its second flight, 8 kB leaves room in the first.
describe("bytes of the photo that a phone shows first", () => {
  it("are at most 8 kB for the clean photo that the home page has now", () => {
    const [hero] = photosOf("index");
    expect(hero && filesOf(hero).get(720)).toBeLessThanOrEqual(8_000);
  });

  it.each(["index", "gallery/index"])("are at most 43 kB, whatever photo begins %s", (page) => {
    const [first] = photosOf(page);
    expect(first && filesOf(first).get(720)).toBeLessThanOrEqual(43_000);
  });
});
