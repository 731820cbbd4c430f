import { openMenu, states } from "./support/states";
import { expect, open, screens, test } from "./support/test";

// Colours from the system's settings replace the site's own, and backgrounds, which otherwise show
// buttons and marks, are removed (WCAG 1.4.1, 1.4.11; CSS Color Adjustment, 3).
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

function withoutEdge(elements: Element[]): string[] {
  const shows = (style: string, width: string, color: string) =>
    style !== "none" && Number.parseFloat(width) >= 1 && !/^rgba\(.*, 0\)$/.test(color);
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const s = getComputedStyle(element);
      const hasBorder = shows(s.borderTopStyle, s.borderTopWidth, s.borderTopColor);
      return !hasBorder && !shows(s.outlineStyle, s.outlineWidth, s.outlineColor);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

test("buttons, fields and sheets of paper keep an edge", async ({ page }) => {
  const edges = async (selector: string, least: number) => {
    expect(await page.locator(selector).count(), selector).toBeGreaterThanOrEqual(least);
    expect(await page.locator(selector).evaluateAll(withoutEdge), selector).toEqual([]);
  };
  await page.setViewportSize(screens.phone);
  for (const [path, shaped, least] of [
    ["/", "main article:not([hidden])", 1],
    ["/contact", "main form, main :has(> #podaci), form button, main input, main textarea", 7],
    ["/program", "main details, main figure + :has(> h2)", 4],
  ] as const) {
    await open(page, path);
    await edges(`${shaped}, nav[aria-label=Kontakt]`, least + 1);
  }
  await states.failure(page);
  await edges("[role=alert]", 1);
  await page.setViewportSize(screens.desktop);
  await edges("header nav a[href='/contact']", 1);
});

test("the current page is told from the others without its strip of colour", async ({ page }) => {
  const expectMarked = async (within: string, marked: string, other: string) => {
    const line = (name: string) => page.locator(within).getByRole("link", { name, exact: true });
    await expect(line(marked)).toHaveCSS("text-decoration-line", "underline");
    await expect(line(other)).toHaveCSS("text-decoration-line", "none");
  };
  await page.setViewportSize(screens.desktop);
  await open(page, "/program");
  await expectMarked("header nav", "Program", "Galerija");
  await page.setViewportSize(screens.phone);
  await openMenu(page);
  await expectMarked("dialog", "Početna", "Program");
});
