import { expect, open, pages, screens, test } from "./support/site";

for (const { path } of pages) {
  test(`${path} names its icon once it is hydrated, and its manifest once it is touched`, async ({
    page,
    request,
  }) => {
    await open(page, path);
    await expect(page.locator("head > link[rel=icon]")).toHaveAttribute("href", /^data:image\/png/);
    const manifest = page.locator("head > link[rel=manifest]");
    await expect(manifest).toHaveCount(0);
    await page.locator("h1").click();
    const href = await manifest.evaluate(({ href }: HTMLLinkElement) => href);
    expect((await request.get(href)).status()).toBe(200);
  });
}

test("/ asks for ten files, its page included", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) asked.push(new URL(request.url()).pathname);
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(10);
});
