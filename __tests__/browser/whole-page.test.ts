// A picture of the whole page, as people send it and as archives, previews and Lighthouse take it.
import { expect, open, pages, screens, test } from "./support/site";

for (const { path } of pages) {
  test(`${path} is complete in a picture taken without scrolling`, async ({ page }) => {
    for (const size of ["phone", "desktop"] as const) {
      await page.setViewportSize(screens[size]);
      await open(page, path);
      // What the browser has not rendered has no text for it to find, nor a place.
      const skipped = await page.locator("body *").evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest("details:not([open])"))
          .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
          .filter((element) => element.textContent?.trim())
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(skipped, size).toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.evaluate(() => document.documentElement.scrollHeight), size).toBe(height);
    }
  });
}
