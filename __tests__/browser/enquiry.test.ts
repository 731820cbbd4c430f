// Unit tests check what the form sends and shows for each answer of the provider (`unit/enquiry`).
import type { Page } from "@playwright/test";
import { mockMailProvider } from "./support/states";
import { expect, open, screens, test, waitForPageChange } from "./support/test";
import { fastForwardToast } from "./support/toasts";

const contactTitle = "Radujemo se da Vas upoznamo!";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const message = (page: Page) => field(page, "Poruka");
const submit = (page: Page) => page.locator("form button[type=submit]");
const thanks = (page: Page) =>
  page.getByRole("heading", { name: "Hvala, Vaša poruka je poslana." });
const success = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Hvala što ste nam se javili!" });

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, "Puno ime").fill(name);
  await field(page, "Telefon").fill("061 000 000");
  await field(page, "E-mail").fill("nije adresa");
  await message(page).fill("Dobar dan,\nsin ima četiri godine.");
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/contact");
});

test("thanks at the top right, then below the button, and shifts nothing", async ({ page }) => {
  await mockMailProvider(page);
  await submit(page).scrollIntoViewIfNeeded();
  const hills = page.locator("[data-moving=hills]");
  const top = (element: Element) => Math.round(element.getBoundingClientRect().y + scrollY);
  const tops = () =>
    Promise.all([message(page), submit(page), hills].map((part) => part.evaluate(top)));
  const before = await tops();
  await field(page, "Puno ime").fill("Amra");
  await submit(page).press("Enter");
  await expect(success(page)).toBeVisible();
  const box = await success(page).boundingBox();
  // The right edge of the content column.
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((screens.desktop.width + 1240) / 2);
  expect(box?.y).toBeLessThan(160);
  expect(await fastForwardToast(page)).toBe(3000);
  await expect(success(page)).toBeHidden();
  await expect(thanks(page)).toBeVisible();
  expect(await tops()).toEqual(before);
  await expect(submit(page)).toBeFocused();
  const bottom = await submit(page).evaluate((one) => one.getBoundingClientRect().bottom + scrollY);
  expect(await thanks(page).evaluate(top)).toBeGreaterThan(bottom);
});

test("on a phone the thanks come into view above the contact bar", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await mockMailProvider(page);
  const bar = page.getByRole("navigation", { name: "Kontakt" });
  await field(page, "Puno ime").fill("Amra");
  // The button is just above the bar.
  await submit(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
  await submit(page).press("Enter");
  const card = thanks(page).locator("..");
  await expect
    .poll(async () => {
      const [box, edge] = [await card.boundingBox(), await bar.boundingBox()];
      return (box?.y ?? 0) + (box?.height ?? 0) <= (edge?.y ?? 0);
    })
    .toBe(true);
});

test("offers other ways offline, even if its code has not loaded", async ({ page, context }) => {
  await context.setOffline(true);
  await field(page, "Puno ime").fill("Amra");
  await submit(page).click();
  await expect(submit(page)).toHaveText("Pokušaj ponovo");
  await expect(submit(page)).toBeFocused();
  const status = page.getByRole("form").getByRole("status").first();
  await expect(status).toHaveText("Slanje nije uspjelo.");
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("form").getByRole("link", { name: /Nazovi/ })).toBeVisible();
  await context.setOffline(false);
});

test("keeps the enquiry through a reload and a page change", async ({ page }) => {
  await fillIn(page, "Nacrt");
  await page.reload();
  await expect(field(page, "Puno ime")).toHaveValue("Nacrt");
  await page.getByRole("banner").getByRole("link", { name: "Galerija" }).click();
  await waitForPageChange(page, "Galerija");
  await page.getByRole("banner").getByRole("link", { name: "Zakaži posjetu" }).click();
  await waitForPageChange(page, contactTitle);
  await expect(message(page)).toHaveValue("Dobar dan,\nsin ima četiri godine.");
});

test("asks once for a telephone or an e-mail when nothing is written", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.clock.install();
  const sent = await mockMailProvider(page);
  await submit(page).click();
  const status = page.getByRole("form").getByRole("status").first();
  await expect(status).toContainText("Ostavite telefon ili e-mail");
  await expect(status).toBeInViewport({ ratio: 1 });
  expect(sent).toEqual([]);
  // No double click.
  await page.clock.fastForward(1000);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});
