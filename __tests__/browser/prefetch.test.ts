import type { Locator, Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

/** Addresses of this site that are asked for, without those of the page itself. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const isPhoto = (path: string) => path.endsWith(".webp");
const isPageScript = (path: string) => /component---src-templates-gallery.*\.js$/.test(path);

test("the home page of a phone loads one photo until somebody scrolls", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const asked = watchRequests(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isPhoto)).toHaveLength(1);
});

test("the head names icon and manifest once the page is hydrated", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("head > link[rel=icon]")).toHaveAttribute("href", /^data:image\/png/);
  const manifest = page.locator("head > link[rel=manifest]");
  await expect(manifest).toHaveAttribute("href", "/manifest.webmanifest");
});

test("a link in view brings the page's data, no script and no photo", async ({ page }) => {
  await open(page, "/program");
  const asked = watchRequests(page);
  await expect
    .poll(() => asked.some((path) => path.endsWith("/page-data/gallery/page-data.json")), {
      timeout: 15_000,
    })
    .toBe(true);
  expect(asked.filter((path) => isPhoto(path) || isPageScript(path))).toEqual([]);
});

for (const [name, act] of [
  ["the pointer", (link: Locator) => link.hover()],
  ["the focus", (link: Locator) => link.focus()],
] as const) {
  test(`${name} on a link brings its page and first photo, which is not loaded twice`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/program");
    const asked = watchRequests(page);
    const link = page.getByRole("banner").getByRole("link", { name: "Galerija" });
    await act(link);
    await expect.poll(() => asked.filter(isPhoto).length, { timeout: 15_000 }).toBe(1);
    expect(asked.some(isPageScript)).toBe(true);
    const [photo] = asked.filter(isPhoto);
    await link.click();
    await expect(page).toHaveURL(/gallery$/);
    const first = page.getByRole("main").locator("img[fetchpriority=high]");
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(photo);
  });
}

test("a photo under the pointer is not taken for a page", async ({ page }) => {
  await open(page, "/gallery");
  const asked = watchRequests(page);
  await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).hover();
  await page.getByRole("contentinfo").getByRole("link", { name: "Program" }).hover();
  await expect.poll(() => asked.some((path) => /\/program\/page-data/.test(path))).toBe(true);
  expect(asked.filter((path) => /webp\/page-data/.test(path))).toEqual([]);
});
