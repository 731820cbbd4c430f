import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/site";

/** Records the root's classes at each change: each causes a layout with other fonts. */
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
  await page.evaluate(() => window.fontsSettled);
  const changes: string[] = await page.evaluate(() => Reflect.get(window, "changes"));
  return changes.map((classes) => classes.includes("fallback"));
};

test("requests the fonts after the first paint, applies them together, and at once on the next page", async ({
  page,
}) => {
  await watchClasses(page);
  await open(page, "/program");
  expect(await fallbacks(page)).toEqual([true, false]);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  }));
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  await open(page, "/gallery");
  expect(await fallbacks(page)).not.toContain(true);
});
