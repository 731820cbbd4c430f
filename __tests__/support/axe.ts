import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { resize } from "../browser/support/test";

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and axe's own best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** This rule is off by default: accessible names contain the visible text of controls (WCAG 2.5.3). */
const rules = { "label-content-name-mismatch": { enabled: true } };

/** Render content that is out of view too: otherwise it has no size and outdated colours (`content-visibility`). */
export const renderOffscreenContent = (page: Page) =>
  page.locator("main *, footer *").evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.contentVisibility = "visible";
  });

/**
 * Make header and contact bar scroll with the page, because axe reports targets that they cover.
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
 * Expect that axe finds no violation at the given widths in px; report the rule, element and remedy of each.
 * @param part selector of the part of the page to check
 */
export async function expectNoAxeViolations(
  page: Page,
  widths: readonly number[],
  part = "html",
): Promise<void> {
  await renderOffscreenContent(page);
  await unstickBars(page);
  for (const width of widths) {
    // Otherwise axe would measure some elements before the page is laid out again, and others after.
    await resize(page, width);
    const axe = new AxeBuilder({ page }).include(part).options({ rules }).withTags(tags);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
    );
    expect(found, `${width} px wide`).toEqual([]);
  }
}
