import { expect, hydrated, settled, test } from "./support/site";
import { states } from "./support/states";

const title = "This page is not here";

test("an unknown address answers 404 with the page, which leads back home", async ({ page }) => {
  const response = await page.goto("/program/nema");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Idi na početnu stranicu" }).click();
  await settled(page, "Mjesto gdje snovi rastu i učenje je zabavno");
  await expect(page).toHaveURL("/");
});

test.describe("a page that throws while rendering", () => {
  test.use({ allowsErrors: true });

  test("shows the same view inside the shell, with a button to reload", async ({ page }) => {
    await states.brokenPage(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("main")).toContainText("nije mogla prikazati");
    await page.getByRole("link", { name: "Pogledaj galeriju" }).click();
    await settled(page, "Galerija");
  });
});
