import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { liberation } from "../browser/support/plain-fonts";
import { holdRequests, screens, waitForFonts, waitFrames } from "../browser/support/test";
import { testedPages } from "../support/pages";

/**
 * The largest layout shift (CLS) allowed when the fonts load late; Google's “good” ends at 0.1
 * (web.dev/cls). A line that wraps in only one of the fonts, as one of the fixture does, costs up to 0.083.
 */
const maxShift = 0.09;

/** Sum up the layout shifts of a page (Layout Instability API). Runs in the page. */
function watchShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries())
      dataset.shift = String(Number(dataset.shift ?? 0) + Number(Reflect.get(entry, "value")));
  }).observe({ type: "layout-shift", buffered: true });
}

/** Wait until the next frame is painted and its layout shifts are reported. */
async function waitForPaint(page: Page): Promise<void> {
  await waitFrames(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Open a page in the system's fonts, then let its own load, and return the layout shift. */
async function measureShift(page: Page, address: string): Promise<number> {
  await page.addInitScript(watchShifts);
  // Scripts would load after the fonts: they are held back for good.
  await page.route("**/*.js", () => undefined);
  const release = await holdRequests(page, "**/*.woff2");
  // Pending fonts delay the event `load`.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  await waitForPaint(page);
  await expect(page.locator("html")).toHaveClass(/fallback/);
  release();
  await waitForFonts(page);
  await waitForPaint(page);
  await expect(page.locator("html")).not.toHaveClass(/fallback/);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

// The nightly workflow installs it: there the tests run, and fail without it.
test.skip(!process.env.CI && !existsSync(liberation), "Needs Linux and its fonts-liberation.");
// Each test opens every page.
for (const size of ["phone", "desktop"] as const) {
  test(`shifts hardly anything when the fonts load late (${size})`, async ({
    browser,
    baseURL,
  }) => {
    for (const { path: address } of testedPages) {
      const page = await browser.newPage({ baseURL, viewport: screens[size] });
      const shift = await measureShift(page, address);
      expect.soft(shift, address).toBeLessThan(maxShift);
      await page.close();
    }
  });
}
