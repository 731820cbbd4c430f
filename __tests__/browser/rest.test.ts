// A page that nobody touches does nothing.
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

test("the moon comes to rest, and does so at once where the visitor has scrolled on", async ({
  page,
}) => {
  await open(page, "/nema-je");
  const moving = await animations(page);
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter(({ isEndless }) => isEndless)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await expect(page.locator("html")).not.toHaveClass(/top/);
  const stillMoving = async () =>
    (await animations(page)).filter(({ state }) => state === "running");
  await expect.poll(stillMoving).toEqual([]);
});

test("drawings twinkle and sway for a while only", async ({ page, request }) => {
  for (const [path, phase, file] of [
    ["/", "2094-10-06T23:00:00Z", "/stars/"],
    ["/", "2094-10-06T09:00:00Z", "/mobile.svg"],
    ["/contact", "2094-10-06T09:00:00Z", "/stars/"],
    ["/nema-je", "2094-10-06T09:00:00Z", "/stars/"],
  ] as const) {
    await page.clock.setFixedTime(new Date(phase));
    await open(page, path);
    const source = await page.locator(`img[src*='${file}']`).getAttribute("src");
    const drawing = await (await request.get(source ?? "")).text();
    expect(drawing).toMatch(/animation: (?:twinkle|sway)/);
    expect(drawing).not.toContain("infinite");
    expect(drawing).toContain("prefers-reduced-motion");
  }
});
