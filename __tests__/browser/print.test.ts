import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test";

/** An A4 page without its margins of 15 mm, in CSS px. */
const paper = { width: 680, height: 1009 };

const facts = [
  "+387 61 111 101",
  "+387 62 222 202",
  "pisite@sanjalica.example",
  "06:30h do 18:00h",
];

/** Open a page and wait for the deferred stylesheet, which has its print rules. */
async function openWithPrintRules(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes("/deferred.")),
  );
}

/** Number of printed pages. Chromium's PDFs list them uncompressed. */
async function paperPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? Number.NaN;
}

/** Texts printed too pale for white paper (WCAG 1.4.3) or on a background. */
function paleTexts(elements: Element[]): string[] {
  const isShown = (one: Element) =>
    one.checkVisibility() && [...one.childNodes].some(({ nodeValue }) => nodeValue?.trim());
  const isPale = (one: Element) => {
    const { color } = getComputedStyle(one);
    const [red = 255, green = 255, blue = 255] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return 0.21 * red + 0.72 * green + 0.07 * blue > 90;
  };
  const isOnColour = (one: Element | null): boolean => {
    if (!one) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const hasOwn = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
    return hasOwn || isOnColour(one.parentElement);
  };
  return elements
    .filter((one) => isShown(one) && (isPale(one) || isOnColour(one)))
    .map((one) => one.outerHTML.slice(0, 120));
}

for (const path of ["/program", "/gallery", "/upis"]) {
  test(`${path} in print has contacts, then dark text on three pages`, async ({ page }) => {
    await openWithPrintRules(page, path);
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("body *").evaluateAll(paleTexts)).toEqual([]);
    const letterhead = page.getByRole("contentinfo");
    const below = (await letterhead.boundingBox())?.height ?? paper.height;
    expect(below).toBeLessThan(paper.height / 4);
    for (const fact of facts) await expect(letterhead.getByText(fact)).toBeInViewport({ ratio: 1 });
    const headline = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(headline?.y).toBeGreaterThanOrEqual(below);

    // No controls.
    const useless =
      "header, main svg, main [aria-hidden=true], main img[src*='/scenes/'], [role=dialog], button, nav, section[aria-label]:not(:has(> table))";
    await expect(page.locator(useless).filter({ visible: true })).toHaveCount(0);
    for (const photo of await page.locator("main img:visible").all()) {
      await expect(photo).toHaveCSS("break-inside", "avoid");
    }
    expect(await paperPages(page)).toBeLessThanOrEqual(3);
    if (path !== "/program") return;
    // Its sections are open.
    for (const name of ["Edukativne aktivnosti", "Radionica i učionica", "Popust"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
  });
}

test("the contact page in print has the form only if it has text", async ({ page }) => {
  await openWithPrintRules(page, "/contact");
  const message = page.getByRole("textbox", { name: "Poruka" });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: /Mapa/ })).toBeHidden();
  const main = page.locator("main");
  await expect(main.locator("dl").getByText("Mustafe Pintola 123")).toBeVisible();

  await expect(page.locator("form")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await message.fill("Dobar dan");
  await page.emulateMedia({ media: "print" });
  await expect(message).toBeVisible();
  await expect(page.locator("form button")).toBeHidden();
});
