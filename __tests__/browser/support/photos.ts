import type { Locator, Page } from "@playwright/test";
import { photoFiles } from "../../../src/site";

/** Widths of a photo's files and of its box. */
export interface ShownPhoto {
  readonly name: string;
  /** Width of the file that the browser has selected. */
  readonly file: number;
  /** Width that the photo covers, in device pixels. */
  readonly need: number;
  readonly smallest: number;
  readonly largest: number;
}

/** Scrolls from photo to photo, so that the lazy ones load. */
async function visitAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("main img[decoding]")) {
      image.scrollIntoView({ behavior: "instant" });
      // Not `decode()`: it rejects if the browser selects another file after layout.
      do await new Promise((done) => setTimeout(done, 20));
      while (!image.complete || image.naturalWidth === 0);
    }
  });
}

/** Measures `<img>` elements. The width of a cropped photo includes what is cut off. */
async function measured(images: Locator): Promise<ShownPhoto[]> {
  return images.evaluateAll(
    (elements, widest) =>
      (elements as HTMLImageElement[]).map((image) => {
        const files = image.srcset.split(",").map((entry) => {
          const [address = "", width = ""] = entry.trim().split(/\s+/);
          return {
            address: new URL(address, location.href).href,
            width: Number.parseInt(width, 10),
          };
        });
        // The only file of a photo may be too large for its box, but not too small.
        const one = { address: image.currentSrc, width: image.naturalWidth };
        const widths = image.srcset ? files.map(({ width }) => width) : [one.width, widest];
        const ratio = image.naturalWidth / image.naturalHeight;
        const isCropped = getComputedStyle(image).objectFit === "cover";
        const width = isCropped
          ? Math.max(image.offsetWidth, image.offsetHeight * ratio)
          : Math.min(image.offsetWidth, image.offsetHeight * ratio);
        return {
          name: image.alt,
          file: [...files, one].find(({ address }) => address === image.currentSrc)?.width ?? 0,
          need: width * devicePixelRatio,
          smallest: Math.min(...widths),
          largest: Math.max(...widths),
        };
      }),
    Math.max(...photoFiles.widths),
  );
}

/** All photos of the page that is open. */
export async function shownPhotos(page: Page): Promise<ShownPhoto[]> {
  await visitAll(page);
  return measured(page.locator("main img[decoding]"));
}

/** The photo that the viewer shows. */
export async function photoInViewer(page: Page): Promise<ShownPhoto[]> {
  const image = page.getByRole("dialog").locator(".yarl__slide_current img");
  await image.evaluate((element: HTMLImageElement) => element.decode());
  return measured(image);
}
