import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { pages } from "../support/pages";

/** WCAG 2.0, 2.1 and 2.2 on the levels A and AA, and what axe recommends beyond them. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Off unless asked for: what is seen of a link or button is part of its name (WCAG 2.5.3). */
const rules = { "label-content-name-mismatch": { enabled: true } };

const addresses = [...pages.map(({ path }) => path), "/nema-je"];

/** Shows all that waits below the screen, with the bars scrolled away that would lie over it. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":not([hidden]) { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).position === "sticky") element.style.position = "relative";
    }
    for (const section of document.querySelectorAll("details")) section.open = true;
  });
}

// The server is this machine's; nothing else is asked for, map tiles included.
test.beforeEach(async ({ page, baseURL }) => {
  await page.route(
    ({ href }) => !href.startsWith(baseURL ?? ""),
    (route) => route.abort(),
  );
});

for (const address of addresses) {
  test.describe(address, () => {
    // Colours are judged as they are at rest.
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("axe finds nothing at 390 and 1440 px", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await layOutAll(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .options({ rules })
          .withTags(tags)
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target}\n${failureSummary}`),
        );
        expect(found, `${width} px wide`).toEqual([]);
      }
    });

    test("does not scroll sideways at 320 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await layOutAll(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}
