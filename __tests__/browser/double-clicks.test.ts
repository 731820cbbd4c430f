// Whatever is pressed twice ends as if it had been pressed once, or is as it was before.
import type { Locator, Page } from "@playwright/test";
import { expect, open, screens, test, waitForPageChange, waitFrames } from "./support/test";

const viewer = (page: Page) => page.getByRole("dialog", { name: "Pregled slika" });
const photo = (page: Page, number: number) => page.locator(`#slika-${number} a`);
const entries = (page: Page) => page.evaluate(() => window.history.length);

/**
 * Click a place twice, whatever is there the second time. Between the clicks is one task, and no frame: on a
 * busy machine a frame takes longer than a double click.
 */
async function clickTwice(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const click = () =>
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
    for (const event of [click(), click()]) {
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(event);
      await new Promise((done) => setTimeout(done));
    }
  });
}

test.use({ hasTouch: true, viewport: screens.phone });

test("a photo tapped twice opens once, and closes at once", async ({ page }) => {
  await open(page, "/gallery");
  for (const code of ["cold", "warm"]) {
    const before = await entries(page);
    await clickTwice(photo(page, 2));
    await expect(viewer(page), code).toContainText("Slika 2 od 8");
    await waitFrames(page, 5);
    expect(await entries(page), code).toBe(code === "cold" ? before + 1 : before);
    const close = page.getByRole("button", { name: "Zatvori pregled fotografija" });
    await clickTwice(close);
    await expect(viewer(page), code).toBeHidden();
    await expect(page).toHaveURL("/gallery");
  }
});

test("the menu clicked twice opens, and its links are followed once", async ({ page }) => {
  await open(page, "/program");
  const burger = page.getByRole("button", { name: "Otvori meni" });
  await clickTwice(burger);
  await waitFrames(page, 5);
  const menu = page.locator("dialog");
  await expect(menu).toBeVisible();
  const link = menu.getByRole("link", { name: "Galerija", exact: true });
  const before = await entries(page);
  await clickTwice(link);
  await expect(menu).toBeHidden();
  await waitForPageChange(page, "Galerija");
  await waitFrames(page, 5);
  await expect(page).toHaveURL("/gallery");
  expect(await entries(page)).toBe(before + 1);
});
