import type { Page } from "@playwright/test";
import { expect, open, screens, test, waitForPageChange } from "./support/test";

/**
 * Deploy a new version: scripts that have not been requested are gone until the page is loaded again.
 * @param isCached whether a cache keeps the old page even then
 * @returns a function that counts the loads of pages since then
 */
async function deploy(page: Page, isCached = false): Promise<() => number> {
  let loads = 0;
  const isOld = () => isCached || loads === 0;
  const kept = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  await page.route("**/page-data/app-data.json", (route) =>
    isOld() ? route.fulfill({ json: { webpackCompilationHash: "newer" } }) : route.continue(),
  );
  await page.route(/-[0-9a-f]{8,}\.js$/, (route, request) =>
    isOld() && !kept.includes(request.url())
      ? route.fulfill({ status: 404, body: "" })
      : route.continue(),
  );
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test("after a new deployment a parent types on and sends all of it", async ({ page }) => {
  // On a small screen the map below the form is not near the viewport.
  await page.setViewportSize(screens.smallest);
  await open(page, "/contact");
  const loads = await deploy(page);
  const missing = page.waitForResponse((response) => response.status() === 404);
  const name = page.getByRole("textbox", { name: "Puno ime" });
  await name.pressSequentially("An");
  await missing;
  await name.pressSequentially("a Proba");
  await expect(name).toHaveValue("Ana Proba");
  await expect(name).toBeFocused();
  expect(loads()).toBe(0);
  const sent = page.waitForRequest("**/api/v1.0/email/send");
  await page.locator("form [type=submit]").click();
  expect((await sent).postDataJSON().template_params.name).toBe("Ana Proba");
  await expect(page.getByRole("heading", { name: "Hvala, Vaša poruka je poslana." })).toBeVisible();
  expect(loads()).toBe(0);
});

test("after a new deployment a photo opens after one reload", async ({ page }) => {
  await open(page, "/gallery");
  const loads = await deploy(page);
  await page.getByRole("link", { name: "Slika 2, otvori uvećanu" }).click();
  await expect(page.getByRole("dialog", { name: "Pregled slika" })).toContainText("Slika 2 od 8");
  expect(loads()).toBe(1);
});

test("after a new deployment a link leads to its page", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  const loads = await deploy(page);
  await page.getByRole("banner").getByRole("link", { name: "Zakaži posjetu" }).click();
  await expect(page).toHaveURL("/contact");
  await waitForPageChange(page, "Radujemo se da Vas upoznamo!");
  // None, if the page was prefetched.
  expect(loads()).toBeLessThanOrEqual(1);
});

test("while a cache keeps the old page, the map does without its code", async ({ page }) => {
  await page.setViewportSize(screens.smallest);
  await open(page, "/contact");
  const loads = await deploy(page, true);
  const map = page.getByRole("region", { name: /Mapa/ });
  await expect(async () => {
    await map.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(map.getByText("Mapa se trenutno ne može prikazati")).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  // Ours, and one by Gatsby's router.
  expect(loads()).toBeLessThanOrEqual(2);
});

test("a page served with a trailing slash gets its address without it", async ({ page }) => {
  await open(page, "/program/");
  await expect(page).toHaveURL("/program");
  await waitForPageChange(page, "Naš program");
});
