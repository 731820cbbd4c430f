import { expect, open, screens, sectionRow, test } from "./support/site";
import { openMenu, states } from "./support/states";

// Colours from the system's settings replace the site's own, and backgrounds, which otherwise show
// buttons and marks, are removed (WCAG 1.4.1, 1.4.11; CSS Color Adjustment, 3).
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Icons with too little contrast to the page's background. */
function faintIcons(): string[] {
  const light = (color: string) =>
    Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const ground = light(getComputedStyle(document.body).backgroundColor);
  return [...document.querySelectorAll("a svg, button svg")]
    .filter((icon) => icon.getAttribute("stroke") === "currentColor" && icon.checkVisibility())
    .filter((icon) => Math.abs(light(getComputedStyle(icon).color) - ground) < 90)
    .map((icon) => icon.parentElement?.outerHTML.slice(0, 120) ?? "");
}

/** Visible elements that have neither a border nor an outline. */
function withoutEdge(elements: Element[]): string[] {
  const shows = (style: string, width: string, color: string) =>
    style !== "none" && Number.parseFloat(width) >= 1 && !/^rgba\(.*, 0\)$/.test(color);
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const s = getComputedStyle(element);
      const hasBorder = shows(s.borderTopStyle, s.borderTopWidth, s.borderTopColor);
      return !hasBorder && !shows(s.outlineStyle, s.outlineWidth, s.outlineColor);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

test("buttons, fields and icons keep their shape", async ({ page }) => {
  for (const path of ["/", "/program", "/contact"]) {
    await open(page, path);
    await page.setViewportSize(screens.desktop);
    const action = page.getByRole("banner").getByRole("link", { name: "Zakaži posjetu" });
    expect(await action.evaluateAll(withoutEdge), path).toEqual([]);
    const shaped = page.locator("form button, main input, main textarea");
    expect(await shaped.evaluateAll(withoutEdge), path).toEqual([]);
    expect(await page.evaluate(faintIcons), path).toEqual([]);
    if (path !== "/") continue;
    const links = page
      .getByRole("main")
      .getByRole("link", { name: /^(Zakaži posj|Pogledaj|Saznaj)/ });
    expect(await links.count()).toBe(5);
    expect(await links.evaluateAll(withoutEdge)).toEqual([]);
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
  await edges("/", "li:has(> * h3), main article:not([hidden])", 4);
  await edges("/contact", "main form, main :has(> dl)", 2);
  await edges("/program", "main details, main figure + :has(> h2)", 4);
  await states.failure(page);
  expect(await page.getByRole("alert").evaluateAll(withoutEdge)).toEqual([]);
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

test("focus shows by an outline, an opened section by its arrow, and the viewer's buttons can be seen", async ({
  page,
}) => {
  await states.sections(page);
  const button = sectionRow(page, "Obrazovne aktivnosti");
  await page.keyboard.press("Tab");
  await button.focus();
  await expect(button).toHaveCSS("outline-style", "solid");
  await expect(button.locator("svg").last()).toBeVisible();
  expect(await page.evaluate(faintIcons)).toEqual([]);
  await states.viewer(page);
  for (const name of ["Zatvori pregled fotografija", "Sljedeća slika", "Prethodna slika"]) {
    await expect(page.getByRole("button", { name }).locator("svg")).toBeVisible();
  }
  expect(await page.evaluate(faintIcons)).toEqual([]);
});
