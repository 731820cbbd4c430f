import { expect, open, resize, screens, test, waitForFonts } from "./support/test";

const sizes = [
  [320, 640],
  [360, 640],
  [390, 664],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1366, 650],
  [1920, 1080],
] as const;

test("what parents look for is above the fold on every screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await waitForFonts(page);
  const hero = page.locator("main section").first();
  const bar = page.getByRole("navigation", { name: "Kontakt" });
  const edges = async (part: typeof hero) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    const isLandscape = height < 500;
    // After a resize the page may need some more frames.
    await expect(async () => {
      const title = await edges(hero.locator("h1"));
      const button = await edges(hero.locator("a").first());
      const status = await edges(hero.locator("[data-longest]"));
      const end = (await bar.isVisible()) ? (await edges(bar)).top : height;
      expect(title.top).toBeGreaterThanOrEqual((await edges(page.getByRole("banner"))).bottom);
      expect(button.bottom).toBeLessThanOrEqual(end);
      expect(status.top).toBeGreaterThan(button.bottom);
      if (width === 360 || width === 390) expect(status.bottom).toBeLessThanOrEqual(end);
      const facts = hero.locator("dd");
      if (width < 400)
        for (const fact of [facts.nth(0), facts.nth(1)])
          expect((await edges(fact)).bottom).toBeLessThanOrEqual(end);
      else if (width > 1000) await expect(facts.nth(1)).not.toHaveCSS("font-size", /^1[0-5]/);
      const photo = await edges(hero.locator("img[fetchpriority=high]"));
      const textEnd = Math.max(title.right, button.right) - 16;
      if (isLandscape) expect(photo.left).toBeGreaterThan(textEnd);
    }, `${width} × ${height}`).toPass();
    if (isLandscape) await expect(bar.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  }
});

const largest = () =>
  new Promise<string>((done) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as LargestContentfulPaint;
      done(`${last.element?.tagName} ${last.url}`);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });

for (const time of ["2027-03-01T10:00:00Z", "2027-03-01T21:00:00Z"])
  test(`no drawing is the largest in a first view: ${time}`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    for (const screen of [screens.phone, screens.desktop])
      for (const route of ["/", "/program", "/gallery", "/about-us", "/contact", "/nema-je"]) {
        await page.setViewportSize(screen);
        await open(page, route);
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(largest), route).toMatch(/^(H1|P) $|\.webp$/);
      }
  });
