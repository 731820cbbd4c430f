// Whatever is pressed twice ends as if it had been pressed once, or is as it was before.
import type { Locator, Page } from "@playwright/test";
import { expect, frames, open, screens, settled, test } from "./support/site";

const viewer = (page: Page) => page.getByRole("dialog", { name: "Pregled slika" });
const photo = (page: Page, number: number) => page.locator(`#slika-${number} a`);
const entries = (page: Page) => page.evaluate(() => window.history.length);

/** The centre of an element in view. */
async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to press");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Press = (page: Page, place: { x: number; y: number }) => Promise<void>;

const click: Press = (page, { x, y }) => page.mouse.click(x, y);
const tap: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Presses the same place twice, whatever is there the second time. */
async function pressTwice(page: Page, target: Locator, press: Press, pause: number): Promise<void> {
  const place = await centreOf(target);
  // Not one after the other: on a busy machine the answer to the first may take longer than the pause.
  await Promise.all([
    press(page, place),
    page.waitForTimeout(pause).then(() => press(page, place)),
  ]);
}

test.use({ hasTouch: true, viewport: screens.phone });

test("a photo tapped twice opens once, and closes at once", async ({ page }) => {
  await open(page, "/gallery");
  for (const code of ["cold", "warm"]) {
    const before = await entries(page);
    await pressTwice(page, photo(page, 2), tap, 80);
    await expect(viewer(page), code).toContainText("Slika 2 od 8");
    await frames(page, 5);
    expect(await entries(page), code).toBe(code === "cold" ? before + 1 : before);
    const close = page.getByRole("button", { name: "Zatvori pregled fotografija" });
    await pressTwice(page, close, tap, 80);
    await expect(viewer(page), code).toBeHidden();
    await expect(page).toHaveURL("/gallery");
  }
});

test("the menu clicked twice opens, and its links are followed once", async ({ page }) => {
  await open(page, "/program");
  const burger = page.getByRole("button", { name: "Otvori meni" });
  await pressTwice(page, burger, click, 80);
  await frames(page, 5);
  const menu = page.locator("dialog");
  await expect(menu).toBeVisible();
  const link = menu.getByRole("link", { name: "Galerija", exact: true });
  const before = await entries(page);
  await pressTwice(page, link, click, 80);
  await expect(menu).toBeHidden();
  await settled(page, "Galerija");
  await frames(page, 5);
  await expect(page).toHaveURL("/gallery");
  expect(await entries(page)).toBe(before + 1);
});
