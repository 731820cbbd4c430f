import { breakpoints } from "../../src/site";
import {
  expect,
  holdRequests,
  open,
  screens,
  test,
  waitForPageChange,
  waitFrames,
} from "./support/test";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, "/program");
  // A click would make the next one that of a double click.
  await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Meni" })).toBeVisible();
});

test("closes in three ways and returns the focus", async ({ page }) => {
  const burger = page.getByRole("button", { name: "Otvori meni" });
  const close = page.getByRole("button", { name: "Zatvori meni" });
  for (const leave of [
    () => close.click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(195, screens.phone.height - 20),
  ]) {
    await leave();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
  }
});

test("closes when the visitor goes back to another page", async ({ page }) => {
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Galerija", exact: true }).click();
  await waitForPageChange(page, "Galerija");
  await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/program");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("stays until the page of its link is there, and closes on a link to its own page", async ({
  page,
}) => {
  const menu = page.getByRole("dialog");
  const release = await holdRequests(page, /gallery.*page-data\.json|gallery-tsx/);
  await menu.getByRole("link", { name: "Galerija", exact: true }).click();
  // The sign that the page is on its way.
  await expect(menu.locator("[style*=z-index]")).toBeVisible();
  await release();
  await waitForPageChange(page, "Galerija");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
  await menu.getByRole("link", { name: "Galerija", exact: true }).click();
  await expect(menu).toBeHidden();
});

// `first-touch.test.ts` checks that it is modal, and so keeps focus inside.
test("does not let the page behind it scroll", async ({ page }) => {
  await page.mouse.move(195, 420);
  await page.mouse.wheel(0, 600);
  await waitFrames(page, 20);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("stays open up to the breakpoint of the header, and closes on it", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({ width: breakpoints.longMenu - 1, height: 768 });
  await waitFrames(page);
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: breakpoints.longMenu, height: 768 });
  await expect(dialog).toBeHidden();
  await page.setViewportSize(screens.phone);
  await waitFrames(page);
  await expect(dialog).toBeHidden();
});
