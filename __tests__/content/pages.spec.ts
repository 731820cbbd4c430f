import { expect, test } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import { testedPages } from "../support/pages";
import { sitePrefix } from "../support/tested-site";

// Without animations: colours are measured in their final state.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const missing = "/nema-je";

for (const address of [...testedPages.map(({ path }) => path), missing]) {
  test(`${address}: axe finds nothing by day or night; no sideways scroll`, async ({ page }) => {
    const response = await page.goto(sitePrefix + address);
    expect(response?.status()).toBe(address === missing ? 404 : 200);
    await page.locator("details").evaluateAll((sections) => {
      for (const section of sections) (section as HTMLDetailsElement).open = true;
    });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // The header of desktops is the same on every page.
    for (const isDay of [true, false]) {
      await page.evaluate((day) => document.documentElement.classList.toggle("day", day), isDay);
      await expectNoAxeViolations(page, address === "/" ? [1440, 390] : [390]);
    }
  });
}
