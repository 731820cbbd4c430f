import { expect, hydrated, open, screens, settled, test } from "./support/site";
import { breakProgramData } from "./support/states";

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

test("a page that throws while it is drawn shows the same view, with a way to reload, inside the frame", async ({
  browser,
  baseURL,
}) => {
  // A context of its own: React reports the error to the console, which `test` does not allow.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await breakProgramData(page);
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Program", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("main")).toContainText("nije mogla prikazati");
  await expect(page.getByRole("button", { name: "Osvježi stranicu" })).toBeVisible();
  await page.getByRole("link", { name: "Pogledaj galeriju" }).click();
  await settled(page, "Galerija");
  await context.close();
});
