import { expect, open, pages, resize, test } from "./support/site";
import { openMenu, states } from "./support/states";
import { enlargeText, expectNoLoss } from "./support/texts";

// Text at 100 and 200 % (WCAG 1.4.4 Resize Text).
for (const path of [...pages.map((page) => page.path), "/nema-je"]) {
  test(`nothing is lost or scrolls sideways, also with text twice as large: ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    // The footer's columns are narrowest from 1024 to 1280 px.
    for (const width of [320, 390, 768, 1024, 1100, 1280, 1440, 1920]) {
      await resize(page, width);
      await expectNoLoss(page, `${width} px`);
    }
    await enlargeText(page);
    for (const width of [320, 390, 768, 1440]) {
      await resize(page, width);
      await expectNoLoss(page, `large, ${width} px`);
    }
  });
}

for (const state of ["failedMap", "thanks", "failure", "sections"] as const) {
  test(`nothing is lost with ${state}, also with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await states[state](page);
    await expectNoLoss(page, state);
    await enlargeText(page);
    for (const width of [320, 1440]) {
      await resize(page, width);
      await expectNoLoss(page, `large, ${width} px`);
    }
  });
}

test("no link of the footer wraps at widths where its columns are narrowest", async ({ page }) => {
  await open(page, "/program");
  for (const width of [1024, 1100, 1200, 1280]) {
    await resize(page, width);
    const lines = await page.locator("footer ul a").evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return [link.textContent, new Set(tops).size] as const;
      }),
    );
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter(([, count]) => count > 1)).toEqual([]);
  }
});

// A screen of 1280 by 1024 px at 400 % (WCAG 1.4.10 Reflow).
test.describe("at a zoom of 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("sticky and fixed elements leave room to read", async ({ page }) => {
    for (const path of ["/", "/program"]) {
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
      expect(covered, path).toBeLessThanOrEqual(128);
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
    await states.viewer(page);
    const viewer = page.getByRole("dialog", { name: "Pregled slika" });
    for (const name of ["Zatvori pregled fotografija", "Sljedeća slika", "Prethodna slika"]) {
      await expect(viewer.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    const photo = await viewer.getByRole("img", { name: "Slika 1", exact: true }).boundingBox();
    expect(photo?.height).toBeGreaterThan(100);
  });

  test("a toast fits", async ({ page }) => {
    await states.failure(page);
    await expect(page.getByRole("alert").first()).toBeInViewport({ ratio: 0.99 });
    const close = page.getByRole("button", { name: "Zatvori obavještenje" });
    await expect(close).toBeInViewport({ ratio: 1 });
  });
});
