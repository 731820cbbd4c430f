import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and axe's own best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Off by default: the accessible name of a control contains its visible text (WCAG 2.5.3). */
const rules = { "label-content-name-mismatch": { enabled: true } };

/** Draw what is out of view too: it has no size and old colours otherwise (`content-visibility`). */
export const drawAll = (page: Page) =>
  page.locator("main *, footer *").evaluateAll((all) => {
    for (const one of all as HTMLElement[]) one.style.contentVisibility = "visible";
  });

/**
 * Makes header and contact bar scroll with the page, because axe reports targets that they cover.
 * `focus.test.ts` checks that focused elements are not covered.
 */
async function unstickBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).position === "sticky") element.style.position = "relative";
    }
  });
}

/**
 * Fails with the rule, element and remedy of all violations that axe finds at the given widths in px.
 * @param part selector of the part of the page to look at
 */
export async function expectNothingFound(
  page: Page,
  widths: readonly number[],
  part = "html",
): Promise<void> {
  await drawAll(page);
  await unstickBars(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // axe would measure some elements before the page is laid out anew, and others after.
    for (let frame = 0; frame < 2; frame += 1)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    const axe = new AxeBuilder({ page }).include(part).options({ rules }).withTags(tags);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
    );
    expect(found, `${width} px wide`).toEqual([]);
  }
}
