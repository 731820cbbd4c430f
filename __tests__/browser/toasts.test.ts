import type { Page } from "@playwright/test";
import { states } from "./support/states";
import { expect, screens, test, waitFrames } from "./support/test";
import { fastForwardToast } from "./support/toasts";

const getToast = (page: Page) => page.getByRole("alert");
const close = (page: Page) => page.getByRole("button", { name: "Zatvori obavještenje" });

/** Expect the toast to stay longer than its time. */
async function expectStopped(page: Page): Promise<void> {
  expect(await fastForwardToast(page)).toBe(3000);
  await waitFrames(page, 40);
  await expect(getToast(page)).toBeVisible();
}

/** Wait until the toast's enter animation has ended. */
async function entered(page: Page): Promise<void> {
  await getToast(page).evaluate((toast) =>
    Promise.allSettled(toast.getAnimations().map(({ finished }) => finished)),
  );
  await waitFrames(page);
}

async function sendAgain(page: Page): Promise<void> {
  await page.locator("form button[type=submit]").press("Enter");
  await expect(getToast(page)).toBeVisible();
  await entered(page);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await states.failure(page);
});

test("has a Bosnian region, a hotkey and a close button", async ({ page }) => {
  const region = page.getByRole("region", { name: "Obavještenja (Alt+T)" });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.keyboard.press("Alt+t");
  await expect(getToast(page)).toBeFocused();
  await close(page).click();
  await expect(getToast(page)).toBeHidden();
});

test("stays while the pointer is over it or the window has no focus", async ({ page }) => {
  await entered(page);
  await getToast(page).hover();
  await expectStopped(page);
  await close(page).press("Enter");
  await expect(getToast(page)).toBeHidden();

  await sendAgain(page);
  await expectStopped(page);
  await page.mouse.move(10, 600);
  await expect(getToast(page)).toBeHidden();

  await sendAgain(page);
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await expectStopped(page);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(getToast(page)).toBeHidden();
});
