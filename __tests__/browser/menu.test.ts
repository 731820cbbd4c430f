import { expect, open, rowBreakpoint, screens, settled, test } from "./support/site";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, "/");
  await page.getByRole("button", { name: "Otvori meni" }).click();
  await expect(page.getByRole("dialog", { name: "Meni" })).toBeVisible();
});

test("closes on navigation and shows the page", async ({ page }) => {
  await page.getByRole("dialog").getByRole("link", { name: "Galerija" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await settled(page, "Galerija");
});

test("closes with Escape and gives focus back", async ({ page }) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Otvori meni" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Otvori meni" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("closes with a tap beside its links", async ({ page }) => {
  await page.mouse.click(195, 560);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Otvori meni" })).toBeFocused();
});

test("keeps focus inside and the page behind it still", async ({ page }) => {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest("dialog") !== null;
    });
    expect(place).toBe(true);
  }
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("closes when the screen becomes wide", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.setViewportSize(screens.phone);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("stays open up to the breakpoint of the header, and closes on it", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({ width: rowBreakpoint - 1, height: 768 });
  // The event of a media query comes with a frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: rowBreakpoint, height: 768 });
  await expect(dialog).toBeHidden();
});
