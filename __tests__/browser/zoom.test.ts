import type { Page } from "@playwright/test";
import { expect, open, pages, screens, test } from "./support/site";
import { openMenu, states } from "./support/states";

const paths = [...pages.map(({ path }) => path), "/nema-je"];

/**
 * Texts that something cuts off: their box, or one around them, hides what does not fit. Texts for
 * screen readers alone, which are cut to nothing on purpose, and photos are left out.
 */
function cutTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || parent.closest("script, style, noscript, svg")) continue;
    if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1 || style.position === "fixed") break;
      const hides = (value: string) => value === "hidden" || value === "clip";
      const isCutX = hides(style.overflowX) && box.right > frame.right + 1;
      const isCutY = hides(style.overflowY) && box.bottom > frame.bottom + 3;
      if (isCutX || isCutY) found.push(`${text.slice(0, 60)} in ${at.className}`);
    }
    if (box.right > innerWidth + 1 && !parent.closest("[role=dialog]")) {
      found.push(`${text.slice(0, 60)} beside the screen`);
    }
  }
  return found;
}

async function expectNoLoss(page: Page, what: string): Promise<void> {
  const { scroll, screen } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(scroll, `${what} scrolls sideways`).toBeLessThanOrEqual(screen);
  expect(await page.evaluate(cutTexts), what).toEqual([]);
}

/** By the element's own style, since the policy of the page allows no stylesheet of a test. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

// WCAG 1.4.4 Resize Text.
for (const size of ["phone", "desktop"] as const) {
  test(`nothing is lost with text twice as large, ${screens[size].width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[size]);
    for (const path of paths) {
      await open(page, path);
      await enlargeText(page);
      await expectNoLoss(page, path);
    }
    await states["the programme sections open"]?.(page);
    await enlargeText(page);
    await expectNoLoss(page, "open sections");
  });
}

// WCAG 1.4.10 Reflow: 400 % of a screen of 1280 by 1024 px.
test.describe("at a zoom of 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing is lost, and the page leaves room to read", async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await expectNoLoss(page, path);
      const covered = await page.evaluate(() => {
        window.scrollTo(0, 400);
        return [...document.querySelectorAll("body *")]
          .filter((one) => ["sticky", "fixed"].includes(getComputedStyle(one).position))
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, top, bottom }) => width > 200 && bottom > 0 && top < innerHeight)
          .reduce((sum, { height }) => sum + height, 0);
      });
      expect(covered, `${path}: what stays on the screen`).toBeLessThanOrEqual(128);
    }
  });

  test("every link of the menu can be reached", async ({ page }) => {
    await openMenu(page);
    const links = page.getByRole("dialog", { name: "Meni" }).getByRole("link");
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
  });

  test("the viewer keeps its photo and its buttons on the screen", async ({ page }) => {
    await states["the photo viewer open"]?.(page);
    const viewer = page.getByRole("dialog", { name: "Pregled slika" });
    for (const name of ["Zatvori pregled slika", "Sljedeća slika", "Prethodna slika"]) {
      await expect(viewer.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    const photo = await viewer.getByRole("img", { name: "Slika 1", exact: true }).boundingBox();
    expect(photo?.height).toBeGreaterThan(100);
  });

  test("a toast fits", async ({ page }) => {
    await states["the toast of failure and the other ways"]?.(page);
    await expect(page.getByRole("alert").first()).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole("button", { name: "Zatvori obavještenje" })).toBeInViewport({
      ratio: 1,
    });
  });
});
