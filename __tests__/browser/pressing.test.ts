import type { Locator, Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

// Things that move under the pointer must neither slip away from it nor from a press.

/** As long as a finger or a mouse button stays down, in ms. */
const pressMs = 90;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points of a box, by shares of its width and height, and px from there to the inside. */
async function pointsOf(
  target: Locator,
  shares: readonly (readonly [number, number])[],
): Promise<Point[]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to press");
  const within = (start: number, length: number, share: number) =>
    Math.min(start + length - 1, Math.max(start + 1, start + length * share));
  return shares.map(([x, y]) => ({
    x: within(box.x, box.width, x),
    y: within(box.y, box.height, y),
  }));
}

/** Lets links tell that they were clicked in place of leading away. */
async function holdLinks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const clicked: string[] = [];
    Object.assign(window, { clicked });
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        clicked.push(link?.getAttribute("href") ?? "nothing");
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Reflect.get(window, "clicked").splice(0));
}

/** Gives what flips under a pointer at rest the time to do so. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Waits until nothing moves to another place, for two frames; what flips is given 40. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    for (let calm = 0, left = 40; calm < 2 && left > 0; left -= 1) {
      await new Promise(requestAnimationFrame);
      calm = isMoving() ? 0 : calm + 1;
    }
  });

/** How often the pointer, lying still, was found to enter and to leave an element. */
async function restOn(page: Page, target: Locator, { x, y }: Point): Promise<string[]> {
  await page.mouse.move(1, 1);
  await atRest(page);
  await target.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ["mouseenter", "mouseleave"]) {
      element.addEventListener(type, () => seen.push(type));
    }
  });
  await page.mouse.move(x, y);
  await frames(page, 60);
  return page.evaluate(() => Reflect.get(window, "seen"));
}

const cardsOf = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });

/** The middle, the picture, all four edges, and a place beside the button. */
const sevenPoints = [
  [0.5, 0.5],
  [0.5, 0.15],
  [0.5, 0],
  [0.5, 1],
  [0, 0.5],
  [1, 0.5],
  [0.8, 0.88],
] as const;

const edges = sevenPoints.slice(2, 6);

for (const size of ["phone", "tablet", "desktop"] as const) {
  test.describe(`${screens[size].width} px wide`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(screens[size]);
      await open(page, "/");
      await page.evaluate(() => window.fontsSettled);
    });

    test("a press anywhere on a perk card follows its link", async ({ page }) => {
      const clicks = await holdLinks(page);
      for (const card of await cardsOf(page).all()) {
        const address = await card.getByRole("link").getAttribute("href");
        for (const place of sevenPoints) {
          await page.mouse.move(1, 1);
          await atRest(page);
          const [point] = await pointsOf(card, [place]);
          await page.mouse.click(point?.x ?? 0, point?.y ?? 0, { delay: pressMs });
          expect(await clicks(), `${address} at ${place}`).toEqual([address]);
        }
      }
    });

    test("the edges of a perk card stay under the pointer", async ({ page }) => {
      const card = cardsOf(page).first();
      for (const point of await pointsOf(card, edges)) {
        expect(await restOn(page, card.getByRole("link"), point)).toEqual(["mouseenter"]);
        await expect(card.getByRole("link")).toHaveCSS("background-color", "rgb(23, 35, 79)");
      }
    });

    test("so do those of a button, which take a press", async ({ page }) => {
      const button = page.locator("main section a").first();
      const clicks = await holdLinks(page);
      for (const point of await pointsOf(button, edges)) {
        expect(await restOn(page, button, point)).toEqual(["mouseenter"]);
        await page.mouse.click(point.x, point.y, { delay: pressMs });
        expect(await clicks()).toEqual(["/contact"]);
      }
    });
  });
}

test("a press beside a card's words opens its page", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  const [, stage] = await pointsOf(cardsOf(page).last(), sevenPoints);
  await page.mouse.click(stage?.x ?? 0, stage?.y ?? 0, { delay: pressMs });
  await expect(page).toHaveURL("/about-us");
});
