import type { Page } from "@playwright/test";
import { menuPages } from "../support/pages";
import { expect, open, screens, test, waitForPageChange } from "./support/test";

/**
 * Record the page changes that the browser animates from now on, by their titles.
 * @param isHeld whether the animations stop at their start, for slow machines
 */
const record = (page: Page, isHeld = false) =>
  page.evaluate((stops) => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const title = () => document.querySelector("h1")?.textContent ?? "";
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...swap) => {
      const old = title();
      const change = start(...swap);
      change.updateCallbackDone.then(() => changes.push(`${old} → ${title()}`));
      if (stops)
        change.ready.then(() => document.getAnimations().map((animation) => animation.pause()));
      return change;
    };
  }, isHeld);

const untilPaused = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().some((one) => one.playState === "paused"));

const titleChanges = (page: Page) => page.evaluate((): string[] => Reflect.get(window, "changes"));
const getScrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const menuLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

/** As Firefox before 144 and Safari before 18. */
const withoutViewTransitions = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));

test.use({ viewport: screens.desktop });

test("the old page leaves in 0.3 s, the new one comes in 0.5 s", async ({ page }) => {
  await open(page, "/");
  await record(page, true);
  await menuLink(page, "Program").click();
  await untilPaused(page);
  const parts = await page.evaluate(() =>
    Object.fromEntries(
      document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        const frames = (effect as KeyframeEffect).getKeyframes();
        const { delay, endTime } = effect?.getComputedTiming() ?? {};
        const transforms = frames.flatMap(({ transform }) => transform ?? []);
        const hidden = frames.find(({ opacity }) => opacity === "0")?.computedOffset;
        const name = pseudoElement?.replace("::view-transition-", "");
        return name ? [[name, { delay, endTime, transforms, hidden }]] : [];
      }),
    ),
  );
  const [old, next] = [parts["old(root)"], parts["new(root)"]];
  expect(old?.endTime).toBe(300);
  expect(old?.transforms.at(-1)).toContain("-20px");
  expect(next?.endTime).toBe(500);
  expect(next?.transforms).toEqual([expect.stringMatching(/\b20px/), "none"]);
  // The old words are gone before the new ones come in.
  expect(300 * Number(old?.hidden)).toBeLessThanOrEqual(Number(next?.delay));
  expect(Object.keys(parts)).toContain("group(sun)");
  // Words in front of the sun, which passes them; all is over with the page.
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(["old(old-text)", "new(new-text)"]));
  expect(Math.max(...Object.values(parts).map(({ endTime }) => Number(endTime)))).toBe(500);
  expect(Object.keys(parts).join()).not.toMatch(/(?:old|new)\((?:header|bar)\)/);
  await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()));
  await waitForPageChange(page, "Naš program");
  await expect(page.locator("main [style*=view-transition-name]")).toHaveCount(0);
});

test("a click while pages change is followed", async ({ page }) => {
  await open(page, "/");
  const link = await menuLink(page, "Galerija").boundingBox();
  await record(page, true);
  await menuLink(page, "Program").click();
  await untilPaused(page);
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
  await expect(page.locator("h1")).toHaveText("Galerija");
});

test("the menu leaves in place of the old page", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, "/gallery");
  await page.addStyleTag({ content: "#meni { transition-duration: 60s !important }" });
  await page.getByRole("button", { name: "Otvori meni" }).click();
  await record(page, true);
  await page.getByRole("dialog").getByRole("link", { name: "Program", exact: true }).click();
  await untilPaused(page);
  await expect(page.locator("#meni")).toBeHidden();
  const parts = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
  );
  expect(parts).toContain("::view-transition-old(root)");
  expect(parts.join()).not.toContain("old(old-");
});

test("without view transitions pages move in the same times", async ({ page }) => {
  await withoutViewTransitions(page);
  await open(page, "/gallery");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Program", exact: true });
  // Prefetched, so that the new page can follow at once.
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const movements: unknown[] = [];
    Object.assign(window, { movements });
    const main = document.querySelector("main");
    if (!main) return;
    main.animate = (...planned) => {
      const animation = Element.prototype.animate.apply(main, planned);
      const effect = animation.effect as KeyframeEffect;
      const values = effect.getKeyframes().map(({ opacity, transform }) => opacity ?? transform);
      const title = document.querySelector("h1")?.textContent;
      movements.push([title, scrollY > 0, effect.getTiming().duration, ...values]);
      return animation;
    };
  });
  await link.click();
  await waitForPageChange(page, "Naš program");
  expect(await page.evaluate(() => Reflect.get(window, "movements"))).toEqual([
    ["Galerija", true, 300, "1", "0"],
    ["Galerija", true, 300, "none", "translateY(-20px)"],
    ["Naš program", false, 500, "0", "1"],
    ["Naš program", false, 500, "translateY(20px)", "none"],
  ]);
});

test("animates back and forward navigation as well, and scrolls to the top", async ({ page }) => {
  await open(page, "/program");
  await menuLink(page, "Galerija").click();
  await waitForPageChange(page, "Galerija");
  await record(page);
  for (const [travel, title] of [
    [() => page.goBack(), "Naš program"],
    [() => page.goForward(), "Galerija"],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await travel();
    await waitForPageChange(page, title);
    await expect.poll(() => getScrollTop(page)).toBe(0);
  }
  expect(await titleChanges(page)).toEqual(["Galerija → Naš program", "Naš program → Galerija"]);
});

test("does not animate with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/program");
  await record(page);
  await menuLink(page, "Galerija").click();
  await waitForPageChange(page, "Galerija");
  expect(await titleChanges(page)).toEqual([]);
});

for (const prepare of [async () => {}, withoutViewTransitions])
  test(`fast clicks end on the page clicked last, ${prepare.name || "with view transitions"}`, async ({
    page,
  }) => {
    await prepare(page);
    await open(page, "/");
    for (const waitsForExit of [false, true]) {
      for (const target of [1, 5, 0, 4]) {
        await menuLink(page, menuPages[target]?.label ?? "").click();
        // A click just then once got the transition stuck.
        if (waitsForExit)
          await page.evaluate(() =>
            Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
          );
      }
      await waitForPageChange(page, menuPages[4]?.title ?? "");
      await expect(page).toHaveURL(menuPages[4]?.path ?? "");
      expect(await getScrollTop(page)).toBe(0);
    }
  });

test("a link to the current page scrolls to its top without a transition", async ({ page }) => {
  await open(page, "/gallery");
  await page.evaluate(() => window.scrollTo(0, 900));
  await menuLink(page, "Galerija").click();
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await waitForPageChange(page, "Galerija");
});

test("the new page has the focus and is announced, on slow phones too", async ({ page }) => {
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => next(() => setTimeout(draw, 300, performance.now()));
  });
  await open(page, "/");
  const announcer = page.locator("[aria-live=assertive]:not(#gatsby-announcer)");
  await expect(announcer).toBeEmpty();
  await menuLink(page, "Program").click();
  await waitForPageChange(page, "Naš program");
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
  await withoutViewTransitions(page);
  await open(page, "/program");
  await page.route(/\.js(\?|$)/, (route) =>
    /component---|app-|framework/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await menuLink(page, "Galerija").click();
  await waitForPageChange(page, "Galerija");
});

test("a page that the browser has shown itself is not animated", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true });
  });
  await open(page, "/program");
  await menuLink(page, "Galerija").click();
  await waitForPageChange(page, "Galerija");
  await record(page);
  await page.goBack();
  await waitForPageChange(page, "Naš program");
  expect(await titleChanges(page)).toEqual([]);
  // The next one is animated again, and so is one after a photo that somebody has swiped away.
  await menuLink(page, "Galerija").click();
  await waitForPageChange(page, "Galerija");
  expect(await titleChanges(page)).toHaveLength(1);
  await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
  await expect(page).toHaveURL("/gallery#slika-1");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await menuLink(page, "Program").click();
  await waitForPageChange(page, "Naš program");
  expect(await titleChanges(page)).toHaveLength(2);
});
