import { expect, open, settled, test } from "./support/site";
import { breakProgramData } from "./support/states";

const title = "This page does not exist";

for (const path of ["/nema-je", "/activities", "/program/nema", "/gallery/1.webp"]) {
  test(`${path} answers 404 with the page and ways back`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(heading).toHaveAttribute("lang", "en");
    const main = page.locator("main");
    await expect(main.getByRole("link")).toHaveText([
      "Vrati se na početnu",
      "Pogledaj program",
      "Pogledaj galeriju",
      "Zakaži posjetu",
    ]);
  });
}

test("leads back to the home page", async ({ page }) => {
  await open(page, "/nema-je");
  await page.getByRole("link", { name: "Vrati se na početnu" }).click();
  await settled(page, "Mjesto gdje snovi sjaje i učenje je zabavno");
  await expect(page).toHaveURL("/");
});

test("activities is in no menu", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('a[href*="activities"]')).toHaveCount(0);
});

test.describe("a page that throws while it is drawn", () => {
  test("shows the same view, with a way to reload, inside the frame", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await breakProgramData(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("main")).toContainText("Stranica se nije mogla prikazati.");
    await expect(page.getByRole("button", { name: "Osvježi stranicu" })).toBeVisible();
    await page.getByRole("link", { name: "Pogledaj galeriju" }).click();
    await settled(page, "Galerija");
    await context.close();
  });
});
