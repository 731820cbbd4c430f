import { expect, open, pages, resize, test } from "./support/site";

/** As a form's address is copied. */
const address =
  "https://forms.example.com/e/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfGhIjKlMnOpQrS";

for (const { path } of pages) {
  test(`an address of 83 characters in a title, a paragraph, a list or a table widens no page: ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    await page.evaluate((text) => {
      for (const section of document.querySelectorAll("details")) section.open = true;
      for (const one of document.querySelectorAll("main :is(h1, h2, h3, p, li, th, td)")) {
        // Not boxes around texts, nor the status, whose words are the site's own and never break.
        if (!/flex|grid/.test(getComputedStyle(one).display)) one.append(` ${text}`);
      }
      for (const link of document.querySelectorAll("nav[aria-label=Kontakt] a")) link.append(text);
    }, address);
    for (const width of [320, 360, 1024]) {
      await resize(page, width);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
