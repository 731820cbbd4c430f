// What rises on hover must not move away from the pointer, nor lose a click.
import type { Locator, Page } from "@playwright/test";
import { expect, frames, open, screens, test } from "./support/site";

/** Keeps links from being followed, and records clicks in the page. */
const holdLinks = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        document.body.dataset.clicked = link?.getAttribute("href") ?? "nothing";
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
  });

/**
 * Rests on a place of a box, a share of its width and height, and clicks there.
 * @param risen what must stay under the pointer
 * @returns how often the pointer has left it, and the address that was clicked
 */
async function press(page: Page, box: Locator, risen: Locator, x: number, y: number) {
  await page.mouse.move(1, 1);
  await box.scrollIntoViewIfNeeded();
  // Twice as long as a card takes to rise or to sink.
  await frames(page, 30);
  const frame = await box.boundingBox();
  if (!frame) throw new Error("nothing to press");
  await risen.evaluate((element) => {
    document.body.dataset.left = "0";
    element.addEventListener("mouseleave", () => {
      document.body.dataset.left = String(Number(document.body.dataset.left) + 1);
    });
  });
  const within = (start: number, length: number, share: number) =>
    Math.min(start + length - 1, Math.max(start + 1, start + length * share));
  await page.mouse.move(within(frame.x, frame.width, x), within(frame.y, frame.height, y));
  await frames(page, 30);
  await page.mouse.down();
  await page.waitForTimeout(90);
  await page.mouse.up();
  return page.evaluate(() => ({ ...document.body.dataset }));
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  await page.evaluate(() => window.fontsSettled);
  await holdLinks(page);
});

test("a click anywhere on a perk card follows its link, and its edges stay under the pointer", async ({
  page,
}) => {
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  const card = cards.first();
  const link = card.getByRole("link");
  // Its edges, its picture, and beside its button.
  for (const [x, y] of [
    [0.5, 0],
    [0.5, 1],
    [0.5, 0.15],
    [0.8, 0.88],
  ] as const) {
    const { left, clicked } = await press(page, card, link, x, y);
    expect({ left, clicked }, `${x} ${y}`).toEqual({ left: "0", clicked: "/program" });
  }
});

test("the edges of a button stay under the pointer and can be clicked", async ({ page }) => {
  const button = page.locator("main section a").first();
  for (const y of [0, 1]) {
    const { left, clicked } = await press(page, button, button, 0.5, y);
    expect({ left, clicked }, String(y)).toEqual({ left: "0", clicked: "/contact" });
  }
});
