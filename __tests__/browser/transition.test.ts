import type { Page } from "@playwright/test";
import { expect, menuPages, open, screens, settled, test } from "./support/site";

/** An animation of the page. */
interface Movement {
  readonly title: string;
  /** Whether the page is at its top when it starts. */
  readonly isAtTop: boolean;
  /** Planned length in ms. */
  readonly duration: unknown;
  readonly values: readonly unknown[];
}

/** Records the page's animations from now on. */
const record = (page: Page) =>
  page.evaluate(() => {
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    const main = document.querySelector("main");
    if (!main) return;
    main.animate = (...planned) => {
      const animation = Element.prototype.animate.apply(main, planned);
      const effect = animation.effect as KeyframeEffect;
      movements.push({
        title: document.querySelector("h1")?.textContent ?? "",
        isAtTop: window.scrollY === 0,
        duration: effect.getTiming().duration,
        values: effect.getKeyframes().map(({ opacity, transform }) => opacity ?? transform),
      });
      return animation;
    };
  });

const movements = (page: Page) => page.evaluate((): Movement[] => Reflect.get(window, "movements"));
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const menuLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

test.use({ viewport: screens.desktop });

test("the old page fades out and rises 20 px in 0.3 s, the page scrolls, and the new one fades in and rises in 0.5 s", async ({
  page,
}) => {
  await open(page, "/gallery");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Program", exact: true });
  // Prefetched, so that the new page can follow at once.
  await link.hover();
  await page.waitForLoadState("networkidle");
  await record(page);
  await link.click();
  await settled(page, "Naš program");
  const leaves = { title: "Galerija", isAtTop: false, duration: 300 };
  const enters = { title: "Naš program", isAtTop: true, duration: 500 };
  expect(await movements(page)).toEqual([
    { ...leaves, values: ["1", "0"] },
    { ...leaves, values: ["none", "translateY(-20px)"] },
    { ...enters, values: ["0", "1"] },
    { ...enters, values: ["translateY(20px)", "none"] },
  ]);
});

test("in every frame there is a title, no two are in one place, nothing below the hills is seen before they have come, and in the last frame sun, hills, house and form are where the page has its own", async ({
  page,
}) => {
  for (const [path, label, title] of [
    ["/", "Program", "Naš program"],
    ["/program", "Zakaži posjetu", "Radujemo se da Vas upoznamo!"],
    ["/contact", "Početna", "Mjesto gdje snovi rastu i učenje je zabavno"],
  ] as const) {
    await open(page, path);
    const link = menuLink(page, label);
    await link.hover();
    await page.waitForLoadState("networkidle");
    const frames = page.evaluate(async () => {
      const main = document.querySelector("main") as HTMLElement;
      const { classList } = document.documentElement;
      const old = document.querySelector("h1")?.textContent;
      const stripOf = (title: Element) => {
        const { top, bottom } = title.getBoundingClientRect();
        const { clipPath } = getComputedStyle(title.parentElement ?? title);
        const [from = 0, , , to = bottom] = clipPath.match(/[\d.]+/g)?.map(Number) ?? [];
        return top < to && from < bottom ? [Math.max(top, from), Math.min(bottom, to)] : [];
      };
      const boxes = (root: string) =>
        [...document.querySelectorAll(`${root} [data-scene]`)].map((part) => {
          const { x, bottom, width } = part.getBoundingClientRect();
          return [part.getAttribute("data-scene"), x, bottom, width];
        });
      while (!classList.contains("travels")) await new Promise(requestAnimationFrame);
      const titles: number[][] = [];
      let last: { copies: unknown[][]; own: unknown[][]; cut: number } | undefined;
      while (classList.contains("travels")) {
        const title = main.querySelector("h1");
        const shown = [...document.querySelectorAll("[aria-hidden] div")].filter(
          ({ textContent }) => textContent === old || textContent === title?.textContent,
        );
        const isNew = title?.textContent !== old;
        titles.push(shown.flatMap(stripOf));
        if (isNew && !last) {
          // The day of the programme has one that scrolling moves.
          const moving = document
            .getAnimations()
            .filter(({ timeline }) => timeline === document.timeline);
          for (const animation of moving) {
            animation.pause();
            animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 8;
          }
          const [foot] = main.style.clipPath.match(/[\d.]+(?=px\)+$)/) ?? [];
          const cut = Number(foot) + main.getBoundingClientRect().top;
          last = { copies: boxes("body > [aria-hidden]"), own: boxes("main"), cut };
          for (const animation of moving) animation.finish();
        }
        await new Promise(requestAnimationFrame);
      }
      return { titles, ...last };
    });
    await link.click();
    const { titles, cut, copies = [], own = [] } = await frames;
    expect(cut).toBeCloseTo(Number(own.find(([part]) => part === "hills")?.[2]), 0);
    const isWrong = (edges: number[]) =>
      edges.length === 0 || edges.some((y, index) => y < (edges[index - 1] ?? 0));
    expect(titles.filter(isWrong)).toEqual([]);
    expect(own).toHaveLength(3);
    for (const [name, ...place] of own) {
      const last = copies.filter(([part]) => part === name).at(-1);
      for (const [index, length] of place.entries())
        expect(Math.abs(Number(last?.[index + 1]) - Number(length))).toBeLessThan(1);
    }
    await settled(page, title);
  }
});

test("on a phone people rise from the screen's edge, as large as on the page", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, "/contact");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "O nama", exact: true });
  await link.hover();
  await page.waitForLoadState("networkidle");
  const sizes = page.evaluate(async () => {
    const { classList } = document.documentElement;
    const boxOf = (root: string) =>
      document.querySelector(`${root} [data-scene=hills] img`)?.getBoundingClientRect();
    while (!boxOf("body > [aria-hidden]")) await new Promise(requestAnimationFrame);
    const rising = boxOf("body > [aria-hidden]");
    while (classList.contains("travels")) await new Promise(requestAnimationFrame);
    return [rising?.width, boxOf("main")?.width, rising?.top];
  });
  await link.click();
  const [rising, own, top] = await sizes;
  expect(rising).toBe(own);
  expect(top).toBeLessThanOrEqual(screens.phone.height + 1);
});

test("animates back and forward navigation as well, and scrolls to the top", async ({ page }) => {
  await open(page, "/program");
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
  await record(page);
  for (const [travel, title] of [
    [() => page.goBack(), "Naš program"],
    [() => page.goForward(), "Galerija"],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await travel();
    await settled(page, title);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  const titles = (await movements(page)).map(({ title }) => title);
  const [gallery, program] = ["Galerija", "Naš program"].map((title) => [title, title]);
  expect(titles).toEqual([gallery, program, program, gallery].flat());
});

test("does not animate with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/program");
  await record(page);
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
  expect(await movements(page)).toEqual([]);
});

test("fast clicks end on the page clicked last", async ({ page }) => {
  await open(page, "/");
  const targets = [1, 5, 0, 4];
  const clickAtOnce = async () => {};
  // A click just then once got the transition stuck.
  const waitForExit = () =>
    page
      .locator("main")
      .evaluate((main) => Promise.allSettled(main.getAnimations().map(({ finished }) => finished)));
  for (const pause of [clickAtOnce, waitForExit]) {
    for (const target of targets) {
      await menuLink(page, menuPages[target]?.label ?? "").click();
      await pause();
    }
    const last = menuPages[targets.at(-1) ?? 0];
    await settled(page, last?.title ?? "");
    await expect(page).toHaveURL(last?.path ?? "");
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator("body > [inert]")).toHaveCount(0);
  }
});

test("a link to the current page scrolls to its top without a transition", async ({ page }) => {
  await open(page, "/gallery");
  await page.evaluate(() => window.scrollTo(0, 900));
  await menuLink(page, "Galerija").click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await settled(page, "Galerija");
});

test("focus moves to the new page, which is announced in Bosnian, on slow phones too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => next(() => setTimeout(draw, 300, performance.now()));
  });
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
  await expect(page.locator("html")).not.toHaveClass(/travels/);
  // The next one is animated again, and so is one after a photo that somebody has swiped away.
  await menuLink(page, "Galerija").click();
  await settled(page, "Galerija");
  expect(await movements(page)).toHaveLength(4);
  await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
  await expect(page).toHaveURL("/gallery#slika-1");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await menuLink(page, "Program").click();
  await settled(page, "Naš program");
  expect(await movements(page)).toHaveLength(8);
});
