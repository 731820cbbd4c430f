import type { Page } from "@playwright/test";
import { expect, menuPages, open, screens, settled, test } from "./support/site";

interface Frame {
  readonly title: string;
  readonly opacity: number;
  readonly y: number;
  readonly scroll: number;
}

/** An animation of the page. */
interface Movement {
  /** When, in ms. */
  readonly at: number;
  readonly title: string;
  /** Planned length in ms. */
  readonly duration: unknown;
  readonly keyframes: readonly Record<string, unknown>[];
}

declare global {
  interface Window {
    frames_: Frame[];
    movements_: Movement[];
  }
}

/** Records the page's animations, and its state in each frame. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frames_ = [];
    window.movements_ = [];
    const main = document.querySelector("main");
    const title = () => document.querySelector("h1")?.textContent ?? "";
    const animate = Element.prototype.animate;
    if (main)
      main.animate = (...planned) => {
        const animation = animate.apply(main, planned);
        const { effect } = animation;
        window.movements_.push({
          at: performance.now(),
          title: title(),
          duration: effect?.getTiming().duration,
          keyframes: effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
        });
        return animation;
      };
    const sample = () => {
      const style = main && getComputedStyle(main);
      if (!style) return;
      window.frames_.push({
        title: title(),
        opacity: Number(style.opacity),
        y: style.transform === "none" ? 0 : new DOMMatrix(style.transform).f,
        scroll: window.scrollY,
      });
      requestAnimationFrame(sample);
    };
    sample();
  });
}

const frames = (page: Page) => page.evaluate(() => window.frames_);
const movements = (page: Page) => page.evaluate(() => window.movements_);
const menuLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
});

test("the old page fades out and rises 20 px in 0.3 s, the page scrolls, and the new one fades in and rises in 0.5 s", async ({
  page,
}) => {
  await open(page, "/gallery");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Program", exact: true });
  // Prefetched, so that the new page can follow at once.
  await link.hover();
  await page.waitForLoadState("networkidle");
  const start = await page.evaluate(() => window.scrollY);
  expect(start).toBeGreaterThan(300);
  await record(page);
  await link.click();
  await settled(page, "Naš program");
  const all = await movements(page);
  const planned = all.map(({ title, duration, keyframes }) => ({
    title,
    duration,
    values: keyframes.map(({ opacity, transform }) => opacity ?? transform),
  }));
  expect(planned).toEqual([
    { title: "Galerija", duration: 300, values: ["1", "0"] },
    { title: "Galerija", duration: 300, values: ["none", "translateY(-20px)"] },
    { title: "Naš program", duration: 500, values: ["0", "1"] },
    { title: "Naš program", duration: 500, values: ["translateY(20px)", "translateY(0px)"] },
  ]);
  expect((all[2]?.at ?? 0) - (all[0]?.at ?? 0)).toBeGreaterThanOrEqual(300);
  for (const { title, opacity, scroll } of await frames(page)) {
    if (title === "Galerija") {
      expect(opacity).toBeGreaterThan(0);
      // A pixel may be rounded away.
      expect(Math.abs(scroll - start)).toBeLessThanOrEqual(1);
    } else expect(scroll).toBe(0);
  }
});

test("animates back and forward navigation as well, and scrolls to the top", async ({ page }) => {
  const bottom = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const top = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, "/program");
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
  await record(page);
  await bottom();
  await page.goBack();
  await settled(page, "Naš program");
  await top();
  await bottom();
  await page.goForward();
  await settled(page, "Galerija");
  await top();
  const titles = (await movements(page)).map(({ title }) => title);
  expect([...new Set(titles.slice(0, 4))]).toEqual(["Galerija", "Naš program"]);
  expect([...new Set(titles.slice(4))]).toEqual(["Naš program", "Galerija"]);
  expect(titles).toHaveLength(8);
});

test("does not animate with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/program");
  await record(page);
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
  for (const { y, opacity } of await frames(page)) expect([y, opacity]).toEqual([0, 1]);
});

test("fast clicks end on the page clicked last", async ({ page }) => {
  await open(page, "/");
  const targets = [1, 5, 0, 4];
  // The exit ends after 300 ms: a click just then once got the transition stuck.
  for (const pause of [0, 300]) {
    for (const target of targets) {
      await menuLink(page, menuPages[target]?.label ?? "").click();
      await page.waitForTimeout(pause);
    }
    const last = menuPages[targets.at(-1) ?? 0];
    await settled(page, last?.title ?? "");
    await expect(page).toHaveURL(last?.path ?? "");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("a click on the current page's link scrolls to its top without a transition", async ({
  page,
}) => {
  await open(page, "/gallery");
  await page.evaluate(() => window.scrollTo(0, 900));
  await menuLink(page, "Galerija").click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await settled(page, "Galerija");
});

test("focus moves to the new page, which is announced in Bosnian", async ({ page }) => {
  await open(page, "/");
  const announcer = page.locator("[aria-live=assertive]:not(#gatsby-announcer)");
  await expect(announcer).toBeEmpty();
  await menuLink(page, "Program").click();
  await settled(page, "Naš program");
  await expect(page).toHaveTitle("Program i aktivnosti | Sanjalica, Sarajevo");
  await expect(page.locator("main")).toBeFocused();
  await expect(announcer).toHaveText(
    "Stranica je otvorena: Program i aktivnosti | Sanjalica, Sarajevo",
  );
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("hidden", "");
  await page.keyboard.press("Tab");
  await expect(page.locator("main").locator(":focus")).toHaveCount(1);
});

test("changes pages even if the animation code does not load", async ({ page }) => {
  await open(page, "/program");
  await page.route(/\.js(\?|$)/, (route) =>
    /component---|app-|framework/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
});

test("a page that the browser has shown itself is not animated", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true });
  });
  await open(page, "/program");
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
  await record(page);
  await page.goBack();
  await settled(page, "Naš program");
  expect(await movements(page)).toEqual([]);
  const seen = (await frames(page)).filter(({ opacity, y }) => opacity !== 1 || y !== 0);
  expect(seen).toEqual([]);
  await expect(page.locator("html")).not.toHaveClass(/travels/);
  // The next one is animated again.
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
  expect((await movements(page)).length).toBeGreaterThan(0);
});
