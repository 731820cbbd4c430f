import { expect, open, pages, screens, test } from "./support/site";
import { layOutAll, openMenu, states } from "./support/states";
import { enlargeText, expectNoLoss } from "./support/texts";

const paths = [...pages.map(({ path }) => path), "/nema-je"];

const enlargedStates = [
  "the map failed",
  "the thanks after the toast",
  "the toast of failure and the other ways",
  "the programme sections open",
];

// WCAG 1.4.4 Resize Text.
for (const size of ["smallest", "phone", "tablet", "desktop"] as const) {
  test(`nothing is lost with text twice as large, ${screens[size].width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[size]);
    for (const path of paths) {
      await open(page, path);
      await layOutAll(page);
      await enlargeText(page);
      await expectNoLoss(page, path);
    }
    for (const state of enlargedStates) {
      await states[state]?.(page);
      await layOutAll(page);
      await enlargeText(page);
      await expectNoLoss(page, state);
    }
  });
}

// Between the sizes of the other tests the footer's columns are narrowest.
for (const width of [1024, 1100, 1200, 1280]) {
  test(`no word breaks at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await open(page, path);
      await layOutAll(page);
      await expectNoLoss(page, path);
      const links = page.getByRole("contentinfo").getByRole("link");
      const lines = await links.evaluateAll((elements) =>
        elements.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return [link.textContent, new Set(tops).size] as const;
        }),
      );
      // The first is the logo, with the name's addition below it.
      expect(lines.slice(1).filter(([, count]) => count > 1)).toEqual([]);
    }
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
