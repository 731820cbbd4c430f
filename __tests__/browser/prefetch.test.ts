import { expect, open, screens, test, watchRequests } from "./support/test";

const isPhoto = (path: string) => path.endsWith(".webp");
const isPageScript = (path: string) => /component---src-templates-gallery.*\.js$/.test(path);

test("the home page on a phone loads one photo until the visitor scrolls", async ({ page }) => {
  // What a browser's own bars leave.
  await page.setViewportSize({ ...screens.phone, height: 664 });
  const paths = watchRequests(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(paths.filter(isPhoto)).toHaveLength(1);
});

test("a link in view prefetches the page's data, but no script and no photo", async ({ page }) => {
  await open(page, "/program");
  const paths = watchRequests(page);
  await expect
    .poll(() => paths.some((path) => path.endsWith("/page-data/gallery/page-data.json")))
    .toBe(true);
  await page.waitForLoadState("networkidle");
  expect(paths.filter((path) => isPhoto(path) || isPageScript(path))).toEqual([]);
});

test("the pointer on a link prefetches its page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/program");
  const paths = watchRequests(page);
  await page.getByRole("banner").getByRole("link", { name: "Galerija" }).hover();
  await expect.poll(() => paths.some(isPageScript)).toBe(true);
});
