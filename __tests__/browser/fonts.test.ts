import { expect, open, pages, test } from "./support/site";

test("requests the fonts after the first paint, and applies them together", async ({ page }) => {
  await page.addInitScript(() => {
    // Each change of the root's class causes a layout with other fonts.
    const changes: string[] = [];
    new MutationObserver((records) => {
      const root = document.documentElement;
      if (records.some(({ target }) => target === root)) changes.push(root.className);
    }).observe(document, { subtree: true, attributeFilter: ["class"] });
    Object.assign(window, { changes });
  });
  await open(page, "/program");
  await page.evaluate(() => window.fontsSettled);
  const { painted, asked, changes } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
    changes: Reflect.get(window, "changes") as string[],
  }));
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  const hasFallback = changes.map((classes) => classes.includes("fallback"));
  expect(hasFallback).toEqual([true, false]);
});

test("uses cached fonts in the first frame", async ({ page, context }) => {
  await open(page, "/");
  await page.evaluate(() => window.fontsSettled);
  for (const { path } of pages.slice(1, 2)) {
    const again = await context.newPage();
    await again.addInitScript(() => {
      const seenFrames: { at: number; fonts: number }[] = [];
      const count = (at: number) => {
        const own = [...document.fonts].filter(({ family }) =>
          /^"?(Platypi|Figtree)"?$/.test(family),
        );
        seenFrames.push({ at, fonts: own.filter(({ status }) => status === "loaded").length });
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      Object.assign(window, { seenFrames });
    });
    await again.goto(path);
    await again.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    // The number of fonts loaded by the first painted frame.
    const fonts = await again.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const seen: { at: number; fonts: number }[] = Reflect.get(window, "seenFrames");
      return seen.filter(({ at }) => at <= (paint?.startTime ?? 0)).at(-1)?.fonts;
    });
    expect(fonts, path).toBe(2);
    await again.close();
  }
});
