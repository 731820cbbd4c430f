import type { Page } from "@playwright/test";

/**
 * Adds up how far things move by themselves, as the browser scores it (Layout Instability API), in
 * each page that is opened from now on.
 * @returns asks for the sum of the page that is open
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
