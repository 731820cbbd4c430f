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
  return [...document.querySelectorAll(selector)]
    .filter((part) => part.checkVisibility() && !part.closest(unseen))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const text = (part.getAttribute("alt") || part.textContent || "").trim().slice(0, 30);
      const line = Number.parseFloat(getComputedStyle(part).lineHeight) || 24;
      return { tag: part.localName, text, x, y: y + scrollY, width, height, line };
    });
}

type Box = ReturnType<typeof measure>[number];

/**
 * Find differences of layout. Texts are up to 4 % wider in one engine than in another, so titles break elsewhere, and
 * an element may have one line more or less, or one in twenty.
 */
function findDifferences(expected: readonly Box[], actual: readonly Box[]): string[] {
  const tags = (boxes: readonly Box[]) => boxes.map(({ tag }) => tag);
  expect(tags(actual)).toEqual(tags(expected));
  return expected.flatMap((box, index) => {
    const other = actual[index] ?? box;
    // An element that is too high shifts all that follow. The distance from the previous element shows it once.
    const step = (boxes: readonly Box[]) => (boxes[index]?.y ?? 0) - (boxes[index - 1]?.y ?? 0);
    const isFar = (key: "x" | "width" | "height", px: number, part: number) =>
      Math.abs(other[key] - box[key]) > Math.max(px, part * box[key]);
    const isOther =
      isFar("x", 30, 0) ||
      (box.tag !== "img" && Math.abs(step(actual) - step(expected)) > 3 * box.line) ||
      isFar("width", 12, 0.08) ||
      isFar("height", 1.3 * box.line, 0.05);
    const shown = ({ x, y, width, height }: Box) =>
      [x, y, width, height].map((value) => Math.round(value)).join(" ");
    return isOther
      ? [`${box.tag} “${box.text}”: ${shown(other)} in place of ${shown(box)} (x y w h)`]
      : [];
  });
}

/** Return whether the page shows the site's fonts. Runs in the page. */
function hasFonts(): boolean {
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  const families = loaded.map(({ family }) => family.replace(/["']/g, ""));
  const isShown = !document.documentElement.classList.contains("fallback");
  return isShown && ["Platypi", "Figtree"].every((name) => families.includes(name));
}

export function testLayout(): void {
  for (const size of ["phone", "desktop"] as const) {
    test.describe(size, () => {
      test.use({ size, viewport: screens[size] });

      for (const { path } of allPages) {
        test(`${path} looks right`, async ({ tab, page }) => {
          await tab.open(path);
          await tab.waitUntil("both fonts", hasFonts);
          const widths = await tab.eval(() => [document.documentElement.scrollWidth, innerWidth]);
          expect(widths[0], "no sideways scroll").toBe(widths[1]);
          await open(page, path);
          await page.waitForFunction(hasFonts);
          const boxes = await page.evaluate(measure, parts);
          expect(boxes.length).toBeGreaterThan(10);
          expect(findDifferences(boxes, await tab.eval(measure, parts))).toEqual([]);
        });
      }
    });
  }
}
