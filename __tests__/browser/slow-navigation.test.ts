import type { Page } from "@playwright/test";
import { expect, holdRequests, open, screens, test, waitForPageChange } from "./support/test";

const link = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

const strip = (page: Page) => page.locator("body > div[style*=fixed]");

test.use({ viewport: screens.desktop });

for (const [what, requests] of [
  ["data", "**/page-data/about-us/page-data.json"],
  ["script", "**/component---src-templates-about-us*.js"],
] as const) {
  test(`a page whose ${what} takes long is announced at once, until it opens`, async ({ page }) => {
    await open(page, "/program");
    const release = await holdRequests(page, requests);
    await link(page, "O nama").click();
    await expect(link(page, "O nama")).toHaveAttribute("aria-busy", "true");
    await expect(strip(page)).toBeInViewport();
    release();
    await waitForPageChange(page, "Mjesto gdje djeca rastu, uče i cvjetaju!");
    await expect(strip(page)).toHaveCount(0);
    await expect(page.locator("a[aria-busy]")).toHaveCount(0);
  });
}

test("another link takes the sign over, and the back button takes it away", async ({ page }) => {
  await open(page, "/");
  await link(page, "Galerija").click();
  await waitForPageChange(page, "Galerija");
  await holdRequests(page, /page-data\/(?:about-us|program)\//);
  await link(page, "O nama").click();
  await expect(link(page, "O nama")).toHaveAttribute("aria-busy", "true");
  await link(page, "Program").click();
  await expect(link(page, "Program")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("a[aria-busy]")).not.toContainText(["O nama"]);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator("a[aria-busy]")).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
});

test("after ten seconds the browser follows the link itself", async ({ page }) => {
  await page.clock.install();
  await open(page, "/program");
  await holdRequests(page, "**/page-data/about-us/page-data.json");
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await link(page, "O nama").click();
  await page.clock.fastForward(10_100);
  expect(new URL((await loaded).url()).pathname).toBe("/about-us");
});
