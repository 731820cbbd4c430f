import { photoInViewer, type ShownPhoto, shownPhotos } from "./support/photos";
import { expect, open, sectionRow, test } from "./support/site";

/** Small and large screens, as width, height and device pixel ratio. */
const devices = [
  [360, 740, 3],
  [768, 1024, 1],
  [1440, 900, 1.75],
] as const;

/**
 * Photos whose file is too large or too small: more than 1.5 times the device pixels shown (by area,
 * so 1.225 by width), or less than 80 % of the width. With a device pixel ratio of three, a file for
 * two is enough.
 */
function faultsOf(photos: readonly ShownPhoto[], density: number): string[] {
  const least = density > 2 ? 0.8 * (2 / density) : 0.8;
  return photos
    .filter(({ file, need, smallest, largest }) => {
      const isTooLarge = file > smallest && (file / need) ** 2 > 1.505;
      const isTooSmall = file < largest && file / need < least;
      return isTooLarge || isTooSmall;
    })
    .map(({ name, file, need }) => `${name}: ${file} for ${Math.round(need)}`);
}

for (const [width, height, density] of devices) {
  test.describe(`on ${width} px with ${density} pixels per px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    test("photos have files of the size that they are shown in", async ({ page }) => {
      const faults: string[] = [];
      const check = async (count: number) => {
        const photos = await shownPhotos(page);
        expect(photos).toHaveLength(count);
        faults.push(...faultsOf(photos, density));
      };
      await open(page, "/");
      await check(4);
      await open(page, "/about-us");
      await check(1);
      await open(page, "/program");
      await sectionRow(page, "Prostor našeg boravka").click();
      await check(5);
      await open(page, "/gallery");
      await check(8);
      await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
      faults.push(...faultsOf(await photoInViewer(page), density));
      expect(faults).toEqual([]);
    });
  });
}

test.describe("the gallery on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test("loads only the photos in view until the visitor scrolls", async ({ page }) => {
    const loaded = new Map<string, number>();
    page.on("response", async (response) => {
      if (!response.url().endsWith(".webp")) return;
      const body = await response.body();
      loaded.set(response.url(), body.length);
    });
    await open(page, "/gallery");
    await page.waitForLoadState("networkidle");
    const inView = await page
      .locator("main img[srcset]")
      .evaluateAll(
        (images) =>
          images.filter((image) => image.getBoundingClientRect().top < innerHeight).length,
      );
    expect(loaded.size).toBe(inView);
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(45_000);

    await page.mouse.wheel(0, 20);
    await expect.poll(() => loaded.size).toBeGreaterThan(inView + 3);
  });
});
