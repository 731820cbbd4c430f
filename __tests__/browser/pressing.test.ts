import type { Locator, Page } from "@playwright/test";
import { expect, frames, open, screens, test } from "./support/site";

// Elements that move on hover must not move away from the pointer, nor lose a click.

/** How long a finger or a mouse button usually stays down, in ms. */
const pressMs = 90;

/** A position in a box, as fractions of its width and height. */
type Place = readonly [number, number];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at a position, at least 1 px inside the box. */
async function pointOf(target: Locator, [x, y]: Place): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to press");
  const within = (start: number, length: number, share: number) =>
    Math.min(start + length - 1, Math.max(start + 1, start + length * share));
  return { x: within(box.x, box.width, x), y: within(box.y, box.height, y) };
}

/**
 * Keeps links from being followed.
 * @returns a function that reads which links were clicked since its last call
 */
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

/** Waits until no transition has run for two frames, for at most 40 frames. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    for (let calm = 0, left = 40; calm < 2 && left > 0; left -= 1) {
      await new Promise(requestAnimationFrame);
      calm = isMoving() ? 0 : calm + 1;
    }
  });

/** Moves the pointer to a point and records when it enters and leaves the element while it rests there. */
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
  // Twice as long as a card takes to rise.
  await frames(page, 30);
  return page.evaluate(() => Reflect.get(window, "seen"));
}

const cardsOf = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });

/** The upper and the lower edge: cards and buttons rise. */
const edges: readonly Place[] = [
  [0.5, 0],
  [0.5, 1],
];

/** The picture, an edge, and a point beside the button. */
const anywhere: readonly Place[] = [
  [0.5, 0.15],
  [0.5, 1],
  [0.8, 0.88],
];

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  await page.evaluate(() => window.fontsSettled);
});

test("a click anywhere on a perk card follows its link", async ({ page }) => {
  const clicks = await holdLinks(page);
  for (const [index, card] of (await cardsOf(page).all()).entries()) {
    const address = await card.getByRole("link").getAttribute("href");
    for (const place of index === 0 ? anywhere : anywhere.slice(0, 1)) {
      await page.mouse.move(1, 1);
      await atRest(page);
      const { x, y } = await pointOf(card, place);
      await page.mouse.click(x, y, { delay: pressMs });
      expect(await clicks(), `${address} at ${place}`).toEqual([address]);
    }
  }
});

test("the edges of a card and a button stay under the pointer, and can be clicked", async ({
  page,
}) => {
  const card = cardsOf(page).first();
  for (const edge of edges) {
    expect(await restOn(page, card.getByRole("link"), await pointOf(card, edge))).toEqual([
      "mouseenter",
    ]);
    await expect(card.getByRole("link")).toHaveCSS("background-color", "rgb(23, 35, 79)");
  }
  const button = page.locator("main section a").first();
  const clicks = await holdLinks(page);
  for (const edge of edges) {
    const { x, y } = await pointOf(button, edge);
    expect(await restOn(page, button, { x, y })).toEqual(["mouseenter"]);
    await page.mouse.click(x, y, { delay: pressMs });
    expect(await clicks()).toEqual(["/contact"]);
  }
});
