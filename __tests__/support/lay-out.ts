import type { Page } from "@playwright/test";

/** Lays out also what is far below the viewport, which `content-visibility` skips. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":not([hidden]) { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}
