// A page that nobody touches does nothing, and what is left behind is gone.
import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

test.use({ viewport: screens.desktop });

/** Animations of a page that have not ended. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => ({
      isEndless: animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      state: animation.playState,
    })),
  );

for (const path of ["/", "/nema-je"]) {
  test(`${path} comes to rest, and does so at once where the visitor has scrolled on`, async ({
    page,
  }) => {
    await open(page, path);
    const moving = await animations(page);
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.filter(({ isEndless }) => isEndless)).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await expect(page.locator("html")).not.toHaveClass(/top/);
    const stillMoving = async () =>
      (await animations(page)).filter(({ state }) => state === "running");
    await expect.poll(stillMoving).toEqual([]);
  });
}
