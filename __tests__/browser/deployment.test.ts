import { expect, open, screens, settled, test } from "./support/site";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
});

test("a page whose script is gone after a new deployment opens with at most one reload", async ({
  page,
}) => {
  await open(page, "/");
  let missing = 0;
  await page.route(/component---src-templates-contact/, async (route) => {
    missing += 1;
    if (missing <= 2) await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.getByRole("banner").getByRole("link", { name: "Zakaži posjetu" }).click();
  await expect(page).toHaveURL("/contact");
  await settled(page, "Radujemo se da Vas upoznamo!");
  expect(loads).toBeLessThanOrEqual(1);
});

test("a chunk that is gone after a new deployment reloads the page, once, and keeps the draft", async ({
  page,
}) => {
  await page.setViewportSize(screens.smallest);
  await open(page, "/contact");
  let isDeployed = false;
  await page.route("**/page-data/app-data.json", (route) =>
    isDeployed ? route.continue() : route.fulfill({ json: { webpackCompilationHash: "newer" } }),
  );
  await page.route(/\/\w+-[0-9a-f]{20}\.js$/, (route) =>
    isDeployed ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  let loads = 0;
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    isDeployed = true;
  });
  const name = page.getByRole("textbox", { name: "Puno ime" });
  await name.evaluate((field: HTMLInputElement) => {
    sessionStorage.setItem("sanjalica:enquiry", JSON.stringify({ name: "Nacrt" }));
    field.focus();
  });
  await expect.poll(() => loads).toBe(1);
  await expect(name).toHaveValue("Nacrt");
  // Now the chunks are there, and the page does not reload.
  const chunk = page.waitForResponse(/\/\w+-[0-9a-f]{20}\.js$/);
  await name.focus();
  expect((await chunk).ok()).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(1);
});
