import type { Page } from "@playwright/test";
import { expect, holdRequests, open, test, waitForFonts } from "./support/test";

/** Record the root's classes at each change: each causes a layout with other fonts. */
const watchClasses = (page: Page) =>
  page.addInitScript(() => {
    const changes: string[] = [];
    new MutationObserver((records) => {
      const root = document.documentElement;
      if (records.some(({ target }) => target === root)) changes.push(root.className);
    }).observe(document, { subtree: true, attributeFilter: ["class"] });
    Object.assign(window, { changes });
  });

/** At which changes the fallback fonts were in use. */
const fallbacks = async (page: Page) => {
  await waitForFonts(page);
  const changes: string[] = await page.evaluate(() => Reflect.get(window, "changes"));
  return changes.map((classes) => classes.includes("fallback"));
};

/** When the first view was painted and the fonts were asked for, in ms. */
const times = (page: Page) =>
  page.evaluate(() => {
    const fonts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /woff2$/.test(name));
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: fonts.map(({ startTime }) => startTime),
    };
  });

test("the fonts come after the first paint, at once on the next page", async ({ page }) => {
  await watchClasses(page);
  await open(page, "/program");
  expect(await fallbacks(page)).toEqual([true, false]);
  const { painted, asked } = await times(page);
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  await open(page, "/gallery");
  expect(await fallbacks(page)).not.toContain(true);
});

test("one font is used if the other fails to load", async ({ page }) => {
  await watchClasses(page);
  await page.route(/figtree.*woff2/, (route) => route.abort());
  await open(page, "/program");
  expect(await fallbacks(page)).toEqual([true, false]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("the fonts wait a moment, but no longer, for a photo above the fold", async ({ page }) => {
  await holdRequests(page, /\.webp$/);
  await page.goto("/", { waitUntil: "commit" });
  await waitForFonts(page);
  await expect(page.locator("html")).not.toHaveClass(/fallback/);
  const { painted, asked } = await times(page);
  expect(Math.min(...asked)).toBeGreaterThan(painted + 100);
});
