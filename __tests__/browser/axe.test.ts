import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, pages, screens, test } from "./support/site";
import { breakProgram, openMenu, scrollThrough, states } from "./support/states";

/** WCAG 2.0, 2.1 and 2.2 on the levels A and AA, and what axe recommends beyond them. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Off unless asked for: what is seen of a link or button is part of its name (WCAG 2.5.3). */
const rules = { "label-content-name-mismatch": { enabled: true } };

/**
 * Lets header and contact bar go with the page: which target they lie over changes with every turn
 * of the wheel, and nothing stays under them (`focus.test.ts`).
 */
async function letBarsGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).position === "sticky") element.style.position = "relative";
    }
  });
}

/** Fails with rule, element and remedy of what axe finds in the page as it stands. */
async function expectNothingFound(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ rules }).withTags(tags);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found, `${page.viewportSize()?.width} px wide`).toEqual([]);
}

/** Reads a page 1440, 390 and 320 px wide. */
async function expectNothingFoundAnywhere(page: Page): Promise<void> {
  await letBarsGo(page);
  for (const size of ["desktop", "phone", "smallest"] as const) {
    await page.setViewportSize(screens[size]);
    await expectNothingFound(page);
  }
}

test.describe("axe finds nothing", () => {
  // Without movement: colours are judged as they are at rest.
  test.use({ viewport: screens.desktop, contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...pages.map((page) => page.path), "/nema-je"]) {
    test(`on ${path}`, async ({ page }) => {
      await open(page, path);
      await scrollThrough(page);
      await expectNothingFoundAnywhere(page);
    });
  }

  for (const [state, prepare] of Object.entries(states)) {
    test(`with ${state}`, async ({ page }) => {
      await prepare(page);
      await expectNothingFoundAnywhere(page);
    });
  }

  test("with the menu open", async ({ page }) => {
    for (const size of ["phone", "smallest"] as const) {
      await page.setViewportSize(screens[size]);
      await openMenu(page);
      await expectNothingFound(page);
    }
  });

  test("where a page could not be drawn", async ({ browser, baseURL }) => {
    // A context of its own: React reports the error to the console, which `test` does not allow.
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    const page = await context.newPage();
    await breakProgram(page);
    await expectNothingFoundAnywhere(page);
    await context.close();
  });
});
