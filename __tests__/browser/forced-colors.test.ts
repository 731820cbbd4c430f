import { expect, open, pages, screens, sectionRow, test } from "./support/site";
import { openMenu, states } from "./support/states";

// Colours a visitor has chosen in the system replace the site's own; backgrounds, which buttons and
// marks are otherwise made of, are gone then (WCAG 1.4.1, 1.4.11; CSS Color Adjustment, 3).
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Names of elements without a border of 1 px or more around them. */
function withoutBorder(elements: Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Drawings of one colour whose colour does not stand out from the page's ground. */
function faintIcons(): string[] {
  const light = (color: string) =>
    Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const ground = light(getComputedStyle(document.body).backgroundColor);
  return [...document.querySelectorAll("a svg, button svg")]
    .filter((icon) => icon.getAttribute("stroke") === "currentColor" && icon.checkVisibility())
    .filter((icon) => Math.abs(light(getComputedStyle(icon).color) - ground) < 90)
    .map((icon) => icon.parentElement?.outerHTML.slice(0, 120) ?? "");
}

/** Elements around which neither a border nor an outline shows. */
function withoutEdge(elements: Element[]): string[] {
  const shows = (style: string, width: string, color: string) =>
    style !== "none" &&
    Number.parseFloat(width) >= 1 &&
    !/^rgba\(.*, 0\)$|^transparent$/.test(color);
  return elements
    .filter((element) => {
      const s = getComputedStyle(element);
      return !(
        shows(s.borderTopStyle, s.borderTopWidth, s.borderTopColor) ||
        shows(s.outlineStyle, s.outlineWidth, s.outlineColor)
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * Titles whose lines reach into each other: the browser paints a ground behind each line, as high
 * as the font, and so over the foot of the line above.
 */
function overlappingLines(): string[] {
  const linesOf = (title: Element) => {
    const lines: DOMRect[] = [];
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      lines.push(...range.getClientRects());
    }
    return lines;
  };
  const reachesInto = (upper: DOMRect, lower: DOMRect) =>
    upper.top < lower.top - upper.height / 2 && upper.bottom > lower.top + 1;
  return [...document.querySelectorAll("h1, h2, h3")]
    .filter((title) => {
      const lines = linesOf(title);
      return lines.some((lower) => lines.some((upper) => reachesInto(upper, lower)));
    })
    .map((title) => title.textContent ?? "");
}

test("no line of a title covers the line above", async ({ page }) => {
  for (const size of [screens.smallest, screens.phone, screens.desktop]) {
    await page.setViewportSize(size);
    for (const { path } of pages) {
      await open(page, path);
      expect(await page.evaluate(overlappingLines), path).toEqual([]);
    }
  }
});

test("sheets of paper keep an edge: cards, form, sections, notes and the contact bar", async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const edges = async (path: string, sheets: string, least: number) => {
    await open(page, path);
    expect(await page.locator(sheets).count(), path).toBeGreaterThanOrEqual(least);
    expect(await page.locator(sheets).evaluateAll(withoutEdge), path).toEqual([]);
    const bar = page.getByRole("navigation", { name: "Kontakt" });
    expect(await bar.evaluateAll(withoutEdge), path).toEqual([]);
  };
  await edges("/", "li:has(> * h3)", 3);
  await edges("/contact", "main form, main :has(> dl)", 2);
  await edges("/program", "main details, main figure + :has(> h2)", 3);
  await states["the toast of failure and the other ways"]?.(page);
  expect(await page.getByRole("alert").evaluateAll(withoutEdge)).toEqual([]);
});

test("buttons, fields and icons keep their shape on every page", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  for (const { path } of pages) {
    await open(page, path);
    const action = page.getByRole("banner").getByRole("link", { name: "Zakaži posjetu" });
    expect(await action.evaluateAll(withoutBorder), path).toEqual([]);
    const shaped = page.locator("form button, main input, main textarea");
    expect(await shaped.evaluateAll(withoutBorder), path).toEqual([]);
    expect(await page.evaluate(faintIcons), path).toEqual([]);
  }
  await open(page, "/");
  const hero = page.locator("main").getByRole("link", { name: /^(Zakaži posjetu|Istraži|Saznaj)/ });
  expect(await hero.count()).toBe(5);
  expect(await hero.evaluateAll(withoutBorder)).toEqual([]);
});

test("the current page is told from the others without its strip of colour", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/program");
  const links = page.getByRole("banner").getByRole("navigation");
  const line = (name: string) => links.getByRole("link", { name, exact: true });
  await expect(line("Program")).toHaveCSS("text-decoration-line", "underline");
  await expect(line("Galerija")).toHaveCSS("text-decoration-line", "none");
  await page.setViewportSize(screens.phone);
  await openMenu(page);
  const menu = page.getByRole("dialog", { name: "Meni" });
  const entry = (name: string) => menu.getByRole("link", { name, exact: true });
  await expect(entry("Početna")).toHaveCSS("text-decoration-line", "underline");
  await expect(entry("Program")).toHaveCSS("text-decoration-line", "none");
});

test("focus shows by an outline, and an opened section by its arrow", async ({ page }) => {
  await states["the programme sections open"]?.(page);
  const button = sectionRow(page, "Obrazovne aktivnosti");
  await page.keyboard.press("Tab");
  await button.focus();
  await expect(button).toHaveCSS("outline-style", "solid");
  const arrow = button.locator("svg").last();
  await expect(arrow).toBeVisible();
  expect(await page.evaluate(faintIcons)).toEqual([]);
});

test("the viewer's buttons can be seen", async ({ page }) => {
  await states["the photo viewer open"]?.(page);
  for (const name of ["Zatvori pregled slika", "Sljedeća slika", "Prethodna slika"]) {
    await expect(page.getByRole("button", { name }).locator("svg")).toBeVisible();
  }
  expect(await page.evaluate(faintIcons)).toEqual([]);
});
