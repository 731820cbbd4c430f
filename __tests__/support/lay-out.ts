import type { Page } from "@playwright/test";

/** Overrides `content-visibility`, so that everything below the viewport is laid out too. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":not([hidden]) { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}
