import type { Locator } from "@playwright/test";
import { photoVariants } from "../../src/site";
import { expect, open, sectionRow, test } from "./support/test";

/** Small and large screens, as width, height and device pixel ratio. */
const devices = [
  [360, 740, 3],
  [768, 1024, 1],
  [1440, 900, 1.75],
] as const;

/**
 * Photos whose file is too large or too small: more than 1.5 times the device pixels shown (by area), or
 * less than 80 % of the width. With a device pixel ratio of three, a file for two is enough. Runs in the
 * page.
 * @param widest width of the largest files of all
 */
async function findFaults(elements: Element[], widest: number): Promise<string[]> {
  const faults: string[] = [];
  for (const image of elements as HTMLImageElement[]) {
    image.scrollIntoView({ behavior: "instant" });
    // Not `decode()`: it rejects if the browser selects another file after layout.
    do await new Promise((done) => setTimeout(done, 20));
    while (!image.complete || image.naturalWidth === 0);
    const offered = [...image.srcset.matchAll(/([^\s,]+) (\d+)w/g)];
    const selected = offered.find(([, src = ""]) => image.currentSrc.endsWith(src));
    const file = Number(selected?.[2] ?? image.naturalWidth);
    // The only file of a photo may be too large for its box, but not too small.
    const widths = selected ? offered.map(([, , width]) => Number(width)) : [file, widest];
    // Including what is cut off.
    const side = getComputedStyle(image).objectFit === "cover" ? Math.max : Math.min;
    const ratio = image.naturalWidth / image.naturalHeight;
    const need = side(image.offsetWidth, image.offsetHeight * ratio) * devicePixelRatio;
    const isTooLarge = file > Math.min(...widths) && (file / need) ** 2 > 1.505;
    const least = 0.8 * Math.min(1, 2 / devicePixelRatio);
    const isTooSmall = file < Math.max(...widths) && file / need < least;
    if (!file || isTooLarge || isTooSmall)
      faults.push(`${image.alt}: ${file} for ${Math.round(need)}`);
  }
  return faults;
}

async function expectFitting(photos: Locator, count: number): Promise<void> {
  await expect(photos).toHaveCount(count);
  const faults = await photos.evaluateAll(findFaults, Math.max(...photoVariants.widths));
  expect(faults).toEqual([]);
}

for (const [width, height, density] of devices) {
  test.describe(`on ${width} px with ${density} pixels per px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    test("photos have files of the size that they are shown in", async ({ page }) => {
      const photos = page.locator("main img[decoding]");
      await open(page, "/");
      await expectFitting(photos, 4);
      await open(page, "/about-us");
      await expectFitting(photos, 3);
      await open(page, "/program");
      await sectionRow(page, "Prostor našeg boravka").click();
      await expectFitting(photos, 6);
      await open(page, "/gallery");
      await expectFitting(photos, 8);
      await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
      await expectFitting(page.getByRole("dialog").locator(".yarl__slide_current img"), 1);
    });
  });
}
