// What holds for every page at every width. A page is opened once, because that takes longest.
import type { Locator, Page } from "@playwright/test";
import { renderOffscreenContent } from "../support/axe";
import { testedPages } from "../support/pages";
import { openMenu, showMap, states } from "./support/states";
import { expect, open, resize, screens, test } from "./support/test";
import { enlargeText, expectNoClippedText } from "./support/texts";

// Without animations: texts that fade in are measured too.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const narrowest = screens.smallest.width;

// The centre is closed, which takes the most words.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2094-03-01T11:00:00Z")));

/** Text at 100 and 200 % (WCAG 1.4.4 Resize Text). */
async function expectNoLossAtAnyWidth(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    await expectNoClippedText(page, `${width} px`);
  }
  await enlargeText(page);
  for (const width of [narrowest, 1440]) {
    await resize(page, width);
    await expectNoClippedText(page, `large, ${width} px`);
  }
}

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

/** The 24 px of WCAG 2.5.8 are checked by axe. */
async function expectLargeTargets(targets: Locator, what: string): Promise<void> {
  expect(await targets.evaluateAll(tooSmall), what).toEqual([]);
}

/** Buttons, fields, logo, navigation and links that are not inside text, without the map's credit. */
const mainTargets =
  "button, [role=button], header a, nav:has(> a) a, input, textarea, main a[class]:not([href$='/copyright'])";

// A page of text alone would repeat what /upis shows.
const paths = testedPages.map((page) => page.path).filter((path) => path !== "/zahvala");

for (const path of [...paths, "/nema-je"]) {
  test(`${path}: all text and large targets at every width and text size`, async ({ page }) => {
    await open(page, path);
    if (path === "/about-us") await showMap(page);
    await renderOffscreenContent(page);
    await page.locator("details").evaluateAll((sections) => {
      for (const section of sections) (section as HTMLDetailsElement).open = true;
    });
    expect(await page.locator(mainTargets).count()).toBeGreaterThan(10);
    for (const width of [narrowest, 1440]) {
      await resize(page, width);
      await expectLargeTargets(page.locator(mainTargets), `${width} px`);
    }
    await expectNoLossAtAnyWidth(page, [narrowest, 768, 1024, 1440]);
  });
}

for (const state of ["thanks", "failure"] as const) {
  test(`nothing is lost with ${state}, also with text twice as large`, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await states[state](page);
    await expectNoLossAtAnyWidth(page, [390]);
  });
}

test("the buttons of viewer, toast and menu are at least 44 px", async ({ page }) => {
  for (const state of ["viewer", "failure"] as const) {
    await states[state](page);
    await resize(page, narrowest);
    await expectLargeTargets(page.locator("button"), state);
  }
  await page.setViewportSize(screens.smallest);
  await openMenu(page);
  await expectLargeTargets(page.getByRole("dialog").locator("a, button"), "menu");
});

/** As a form's address is copied. */
const address =
  "https://forms.example.com/e/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfGhIjKlMnOpQrS";

test("an address of 83 characters widens no page", async ({ page }) => {
  for (const path of ["/program", "/contact", "/upis"]) {
    await open(page, path);
    await page.evaluate((text) => {
      for (const section of document.querySelectorAll("details")) section.open = true;
      for (const one of document.querySelectorAll("main :is(h1, h2, h3, p, li, th, td)")) {
        // Not boxes around texts, nor the status, whose words are the site's own and never break.
        if (!/flex|grid/.test(getComputedStyle(one).display)) one.append(` ${text}`);
      }
      for (const link of document.querySelectorAll("nav[aria-label=Kontakt] a")) link.append(text);
    }, address);
    for (const width of [narrowest, 1024]) {
      await resize(page, width);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, `${path}, ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
