import type { Page } from "@playwright/test";
import { expect, open, pages, resize, screens, test } from "./support/site";
import { openMenu, showMap, states } from "./support/states";

/**
 * Names and sizes of visible elements under 44 px, with a tolerance for rounding. An absolutely
 * positioned `::after` may extend an element.
 */
function tooSmall(elements: Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
    .flatMap((element) => {
      const box = element.getBoundingClientRect();
      const after = getComputedStyle(element, "::after");
      const isExtended = after.position === "absolute" && after.content !== "none";
      const extended = (length: number, by: string) =>
        Math.max(length, isExtended ? Number.parseFloat(by) || 0 : 0);
      const width = extended(box.width, after.width);
      const height = extended(box.height, after.height);
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
      return Math.min(width, height) < 43.99 ? [`${name}: ${width} × ${height}`] : [];
    });
}

/** Buttons, fields, logo, navigation and links that are not inside text, without the map's credit. */
const mainTargets =
  "button, [role=button], header a, nav:has(> a) a, input, textarea, main a[class]:not([href$='/copyright'])";

// The 24 px of WCAG 2.5.8 are checked by axe.
test.describe("buttons, fields, logo, navigation and contact bar are at least 44 px", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...pages.map((one) => one.path), "/nema-je"]) {
    test(`on ${path}`, async ({ page }) => {
      await open(page, path);
      if (path === "/about-us") await showMap(page);
      expect(await page.locator(mainTargets).count()).toBeGreaterThan(10);
      for (const size of ["smallest", "desktop"] as const) {
        await resize(page, screens[size].width);
        expect(await page.locator(mainTargets).evaluateAll(tooSmall), size).toEqual([]);
      }
    });
  }

  for (const state of ["viewer", "failure"] as const) {
    test(`with ${state}`, async ({ page }) => {
      await states[state](page);
      for (const size of ["smallest", "desktop"] as const) {
        await resize(page, screens[size].width);
        expect(await page.locator("button").evaluateAll(tooSmall), size).toEqual([]);
      }
    });
  }

  test("with the menu open", async ({ page }) => {
    await page.setViewportSize(screens.smallest);
    await openMenu(page);
    const targets = page.getByRole("dialog").locator("a, button");
    expect(await targets.evaluateAll(tooSmall)).toEqual([]);
  });
});

/** English words that libraries use by default. */
const english =
  /\b(close|open|next|previous|zoom|photo|slide|image|carousel|lightbox|map|marker|menu|notification|loading|skip|main|of|in|out|gallery|navigation)\b/i;

/** All texts for screen readers that are not visible. */
function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ["aria-label", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder"].flatMap(
      (name) =>
        [...document.querySelectorAll(`[${name}]:not([aria-hidden=true])`)].map(
          (element) => element.getAttribute(name) ?? "",
        ),
    ),
  );
}

test("texts for screen readers are Bosnian, those of libraries too", async ({ page }) => {
  const heard = new Set<string>();
  const note = async () => {
    for (const text of await spoken(page)) heard.add(text);
  };
  for (const state of ["viewer", "failedPhoto", "success"] as const) {
    await states[state](page);
    await note();
  }
  await open(page, "/about-us");
  await showMap(page);
  await note();
  expect([...heard]).toEqual(
    expect.arrayContaining([
      "Približi mapu",
      "Zatvori pregled fotografija",
      "Zatvori obavještenje",
    ]),
  );
  expect([...heard].filter((text) => english.test(text))).toEqual([]);
});
