import { expect, open, pages, test } from "./support/site";

for (const { path } of pages) {
  test(`${path} names its icon and manifest once it lives`, async ({ page, request }) => {
    await open(page, path);
    for (const rel of ["icon", "manifest"]) {
      const link = page.locator(`head > link[rel=${rel}]`);
      await expect(link).toHaveAttribute("href", /^\/.+/);
      const href = await link.evaluate(({ href }: HTMLLinkElement) => href);
      expect((await request.get(href)).status()).toBe(200);
    }
  });
}
