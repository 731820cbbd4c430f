import { breakpoints } from "../../src/site";
import {
  expect,
  frames,
  open,
  resize,
  rowBreakpoint,
  screens,
  settled,
  test,
} from "./support/site";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, "/program");
  // A click would make the next one that of a double click.
  await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Meni" })).toBeVisible();
});

test("closes on navigation", async ({ page }) => {
  const menu = page.getByRole("dialog", { name: "Meni" });
  await menu.getByRole("link", { name: "Galerija" }).click();
  await expect(menu).toBeHidden();
  await settled(page, "Galerija");
});

test("closes with its button, Escape and a tap outside its links, and returns focus", async ({
  page,
}) => {
  const burger = page.getByRole("button", { name: "Otvori meni" });
  const close = page.getByRole("button", { name: "Zatvori meni" });
  const icon = await close.locator("svg").innerHTML();
  for (const leave of [
    () => close.click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(195, screens.phone.height - 20),
  ]) {
    await leave();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(burger).toBeFocused();
    expect(await burger.locator("svg").innerHTML()).not.toBe(icon);
    await burger.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
  }
});

// `first-touch.test.ts` checks that it is modal, and so keeps focus inside.
test("does not let the page behind it scroll", async ({ page }) => {
  await page.mouse.move(195, 420);
  await page.mouse.wheel(0, 600);
  await frames(page, 20);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("stays open up to the breakpoint of the header, and closes on it", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({ width: rowBreakpoint - 1, height: 768 });
  await frames(page);
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: rowBreakpoint, height: 768 });
  await expect(dialog).toBeHidden();
  await page.setViewportSize(screens.phone);
  await frames(page);
  await expect(dialog).toBeHidden();
});

for (const entries of [5, 7]) {
  test(`of ${entries} entries opens and closes at every width without a row`, async ({ page }) => {
    await page.getByRole("button", { name: "Zatvori meni" }).click();
    // The stylesheet alone decides, by the number of links in the page.
    await page.getByRole("banner").evaluate((header, kept) => {
      for (const list of header.querySelectorAll("nav, nav ul")) {
        const tooMany = [...list.children].slice(kept);
        if (list.children.length > 1) for (const one of tooMany) one.remove();
      }
    }, entries);
    const rowFrom = entries === 5 ? breakpoints.menu : breakpoints.longMenu;
    for (const width of [320, rowFrom - 1, rowFrom]) {
      await resize(page, width);
      const burger = page.getByRole("button", { name: "Otvori meni" });
      await expect(burger, `${width} px`).toBeVisible({ visible: width < rowFrom });
      if (width >= rowFrom) continue;
      await burger.press("Enter");
      const menu = page.getByRole("dialog", { name: "Meni" });
      await expect(menu.getByRole("navigation").getByRole("link")).toHaveCount(entries);
      await page.getByRole("button", { name: "Zatvori meni" }).click();
      await expect(menu, `${width} px`).toBeHidden();
    }
  });
}
