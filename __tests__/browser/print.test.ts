import type { Page } from "@playwright/test";
import { expect, open, pages, test } from "./support/site";
import { states } from "./support/states";

/** The part of an A4 page inside its margins of 15 mm, in CSS px. */
const paper = { width: 680, height: 1009 };

const facts = ["+387 61 000 001", "+387 62 000 002", "info@sanjalica.example", "06:30h do 18:00h"];

/** How many pages a page takes on paper. Chromium lists each in plain letters. */
async function paperPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Texts that stand on the paper in a colour too pale for it (WCAG 1.4.3), or on a ground. */
function paleTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue;
    const { color, fontFamily } = getComputedStyle(parent);
    const [red = 255, green = 255, blue = 255] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const isPale = 0.21 * red + 0.72 * green + 0.07 * blue > 90;
    if (isPale && fontFamily) found.push(`${node.textContent.slice(0, 40)} ${color}`);
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none") {
        found.push(`${node.textContent.slice(0, 40)} on ${backgroundColor} of ${at.className}`);
      }
    }
  }
  return found;
}

for (const { path, title } of pages) {
  test(`${path} on paper: dark on white, contacts and hours first`, async ({ page }) => {
    await open(page, path);
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(paleTexts)).toEqual([]);
    const letterhead = page.getByRole("contentinfo");
    const below = (await letterhead.boundingBox())?.height ?? paper.height;
    expect(below).toBeLessThan(paper.height / 4);
    for (const fact of facts) await expect(letterhead.getByText(fact)).toBeInViewport({ ratio: 1 });
    const logo = letterhead.getByRole("link", { name: /Sanjalica/ }).locator("svg");
    expect((await logo.boundingBox())?.width).toBeGreaterThan(60);
    const headline = await page.getByRole("heading", { level: 1, name: title }).boundingBox();
    expect(headline?.y).toBeGreaterThanOrEqual(below);
    expect(headline?.y).toBeLessThan(paper.height / 3);
  });

  test(`${path} on paper: no scenery, nothing that only a screen can do`, async ({ page }) => {
    await open(page, path);
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
    const useless =
      "header, main svg, [role=dialog], button:not(h2 *), nav, section[aria-label]:not(:has(> table))";
    for (const one of await page.locator(useless).all()) await expect(one).toBeHidden();
    for (const image of await page.locator("main img:visible").all()) {
      const box = await image.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(paper.width * 0.6);
      await expect(image).toHaveCSS("break-inside", "avoid");
      await expect(image).toHaveCSS("opacity", "1");
    }
  });

  test(`${path} takes at most 3 pages of paper`, async ({ page }) => {
    await open(page, path);
    expect(await paperPages(page)).toBeLessThanOrEqual(3);
  });
}

test("the sections of the programme are open on paper", async ({ page }) => {
  await open(page, "/program");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Edukativne aktivnosti", "Odmor i samostalnost", "Radionice i učionica"]) {
    const part = page.getByRole("heading", { name });
    await expect(part).toBeVisible();
    expect((await part.boundingBox())?.height).toBeGreaterThan(10);
  }
});

for (const path of ["/about-us", "/contact"]) {
  test(`${path} on paper has the address and its link in place of the map`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("region", { name: /Mapa/ })).toBeHidden();
    const main = page.locator("main");
    await expect(main.locator("dl").getByText("Dr. Silve Rizvanbegović 17")).toBeVisible();
    const link = main.locator("a[href*='query=']:visible");
    await expect(link).toHaveText("Otvori u mapama");
    const written = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(written).toContain("https://www.google.com/maps/search/");
  });
}

test("what was typed in the form is printed, an empty form is not", async ({ page }) => {
  await open(page, "/contact");
  const message = page.getByRole("textbox", { name: "Poruka" });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("form")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await message.fill("Dobar dan");
  await page.emulateMedia({ media: "print" });
  await expect(message).toBeVisible();
  await expect(page.locator("form button")).toBeHidden();
});

test("no toast and no open photo lie over the paper", async ({ page }) => {
  await states["the toast of success"]?.(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await states["the photo viewer open"]?.(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog", { name: "Pregled slika" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is printed the same", async ({ page }) => {
    await page.goto("/program");
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
    const letterhead = page.getByRole("contentinfo");
    for (const fact of facts) await expect(letterhead.getByText(fact)).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Edukativne aktivnosti" })).toBeVisible();
    expect(await paperPages(page)).toBeLessThanOrEqual(3);
  });
});
