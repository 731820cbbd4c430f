// Every page has the same layout as in Chromium.
import { open, screens } from "../../browser/support/test";
import { allPages } from "../../support/pages";
import { expect, test } from "./support/test";

const parts = [
  ...["body > :first-child", "header", "header nav", "header a", "main", "h1", "h2", "h3"],
  ...["main section", "details", "summary", "summary > *", "figure", "main li", "main img"],
  ...["form", "form input", "form textarea", "button", "footer", "footer a"],
].join();

/** Measure the visible elements that match. Runs in the page. */
function measure(selector: string) {
  // For WebKit, the content of a closed section is visible. The map loads at any time.
  const unseen = "svg *, dialog, .leaflet-container, details:not([open]) > :not(summary)";
  // Engines differ in how far out of view they still lay out content.
  for (const part of document.querySelectorAll<HTMLElement>("main *, footer, footer *"))
    part.style.contentVisibility = "visible";
  let above = 0;
  return [...document.querySelectorAll(selector)]
    .filter((part) => part.checkVisibility() && !part.closest(unseen))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const text = (part.getAttribute("alt") || part.textContent || "").trim().slice(0, 30);
      const line = Number.parseFloat(getComputedStyle(part).lineHeight) || 24;
      // An element that is too high shifts all that follow. The distance from the previous element shows it once.
      const step = y - above;
      above = y;
      return { tag: part.localName, text, x, step, width, height, line };
    });
}

type Box = ReturnType<typeof measure>[number];

/**
 * Return whether two boxes are alike. Texts are up to 4 % wider in one engine than in another, so titles break
 * elsewhere, and an element may have one line more or less, or one in twenty.
 */
function isAlike(expected: Box, actual: Box): boolean {
  const isNear = (key: "x" | "step" | "width" | "height", ...tolerances: number[]) =>
    Math.abs(actual[key] - expected[key]) <= Math.max(...tolerances);
  return (
    isNear("x", 30) &&
    (expected.tag === "img" || isNear("step", 3 * expected.line)) &&
    isNear("width", 12, 0.08 * expected.width) &&
    isNear("height", 1.3 * expected.line, 0.05 * expected.height)
  );
}

/** Return whether the page shows the site's fonts. Runs in the page. */
function hasFonts(): boolean {
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  const families = loaded.map(({ family }) => family.replace(/["']/g, ""));
  const isShown = !document.documentElement.classList.contains("fallback");
  return isShown && ["Platypi", "Figtree"].every((name) => families.includes(name));
}

for (const size of ["phone", "desktop"] as const) {
  test.describe(size, () => {
    test.use({ size, viewport: screens[size] });

    for (const { path } of allPages) {
      test(`${path} looks right`, async ({ tab, page }) => {
        await tab.open(path);
        await tab.waitUntil("both fonts", hasFonts);
        const widths = await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(widths[0], "no sideways scroll").toBe(widths[1]);
        await open(page, path);
        await page.waitForFunction(hasFonts);
        const [expected, actual] = [
          await page.evaluate(measure, parts),
          await tab.evaluate(measure, parts),
        ];
        expect(expected.length).toBeGreaterThan(10);
        expect(actual.map(({ tag }) => tag)).toEqual(expected.map(({ tag }) => tag));
        const pairs = expected.map((box, index) => [box, actual[index] ?? box] as const);
        expect(pairs.filter(([box, other]) => !isAlike(box, other))).toEqual([]);
      });
    }
  });
}
