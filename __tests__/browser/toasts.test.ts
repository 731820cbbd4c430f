import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

const toastOf = (page: Page) => page.getByRole("alert");

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 400, body: "no" }));
  await open(page, "/contact");
  await page.locator("form button[type=submit]").click();
  await expect(toastOf(page)).toBeVisible();
});

test("closes by its button", async ({ page }) => {
  await page.getByRole("button", { name: "Zatvori obavještenje" }).click();
  await expect(toastOf(page)).toBeHidden({ timeout: 1500 });
});

test("stays while the pointer is over it, then goes", async ({ page }) => {
  await toastOf(page).hover();
  await page.waitForTimeout(4000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(toastOf(page)).toBeHidden();
});

test("stays when it comes in under the pointer", async ({ page }) => {
  await toastOf(page).hover();
  await page.getByRole("button", { name: "Zatvori obavještenje" }).press("Enter");
  await expect(toastOf(page)).toBeHidden();
  await page.locator("form button[type=submit]").press("Enter");
  await expect(toastOf(page)).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(toastOf(page)).toBeVisible();
});

test("stays while the window has no focus, then goes", async ({ page }) => {
  // Its clock starts when it has come in.
  await page.waitForTimeout(500);
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await page.waitForTimeout(4000);
  await expect(toastOf(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(toastOf(page)).toBeHidden();
});

/** Drags the toast to the right by a part of its width. */
async function drag(page: Page, part: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error("the toast has no box");
  const start = { x: box.x + 30, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - box.width * part, start.y, { steps: 10 });
  await page.mouse.up();
}

test("is dragged away beyond 80 percent of its width", async ({ page }) => {
  await drag(page, 0.9);
  await expect(toastOf(page)).toBeHidden({ timeout: 1500 });
});

test("comes back when dragged less than 80 percent", async ({ page }) => {
  const before = await toastOf(page).boundingBox();
  await drag(page, 0.6);
  await toastOf(page).hover();
  await page.waitForTimeout(500);
  expect((await toastOf(page).boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});

test("Alt+T puts focus on it", async ({ page }) => {
  await page.keyboard.press("Alt+t");
  await expect(toastOf(page)).toBeFocused();
});

test("its region has a Bosnian name and its clock none", async ({ page }) => {
  await expect(page.getByRole("region", { name: "Obavještenja (Alt+T)" })).toHaveAttribute(
    "aria-live",
    "polite",
  );
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});
