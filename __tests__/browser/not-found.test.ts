import { expectNoAxeViolations } from "../support/axe";
import { expect, open, screens, test, waitForPageChange } from "./support/test";

test.use({
  allowsErrors: true,
  viewport: screens.desktop,
  contextOptions: { reducedMotion: "reduce" },
});

test("a page that throws offers a reload and other pages", async ({ page }) => {
  const address = "/page-data/program/page-data.json";
  const data = await (await page.request.get(address)).json();
  data.result.data.programPage.checks = null;
  await page.route(`**${address}`, (route) => route.fulfill({ json: data }));
  await open(page, "/nema-je");
  await page.locator("main").getByRole("link", { name: "Pogledaj program" }).click();
  await expect(page.getByRole("button", { name: "Osvježi stranicu" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  await expect(page.locator("main")).toContainText("nije mogla prikazati");
  await expectNoAxeViolations(page, [screens.desktop.width]);
  await page.getByRole("main").getByRole("link", { name: "Pogledaj galeriju" }).click();
  await waitForPageChange(page, "Galerija");
});
