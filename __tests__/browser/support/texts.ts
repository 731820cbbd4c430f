import { expect, type Page } from "@playwright/test";

/**
 * Texts that are clipped, that overflow the viewport or the background they are on, or in which a word
 * is broken. Drawings, and visually hidden texts for screen readers, are left out. Runs in the page.
 */
function lostTexts(): string[] {
  const found = new Set<string>();
  const tell = (text: string, what: string) => found.add(`${text.trim().slice(0, 60)} ${what}`);
  const rangeOf = (node: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? "";
    if (!parent || !text.trim() || parent.closest("script, style, noscript, svg")) continue;
    if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const box = rangeOf(node, 0, text.length).getBoundingClientRect();
    if (box.width === 0) continue;
    let onSheet = false;
    let isHidden = false;
    // A table (WCAG 1.4.10, exception) and a row of prints scroll in a box of their own.
    const scrolls = parent.closest("section:has(> table), ul:has(> li > a[href*='#'])") !== null;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1) isHidden = true;
      if (frame.width <= 1 || style.position === "fixed") break;
      const hides = (value: string) => value === "hidden" || value === "clip";
      const isCutX = !scrolls && hides(style.overflowX) && box.right > frame.right + 1;
      const isCutY = hides(style.overflowY) && box.bottom > frame.bottom + 3;
      if (isCutX || isCutY) tell(text, `is cut by ${at.className}`);
      if (!onSheet && style.backgroundColor !== "rgba(0, 0, 0, 0)") {
        onSheet = true;
        if (box.right > frame.right + 1 && !scrolls) tell(text, `leaves ${at.className}`);
      }
    }
    if (isHidden) continue;
    if (box.right > innerWidth + 1 && !scrolls && !parent.closest("[role=dialog]"))
      tell(text, "off the screen");
    // A line may end only after a space, a hyphen or a slash.
    for (const { 0: word, index } of text.matchAll(/[^\s/-]+/g)) {
      const boxes = rangeOf(node, index, index + word.length).getClientRects();
      const lines = new Set([...boxes].filter(({ width }) => width > 0.5).map(({ top }) => top));
      if (lines.size > 1) tell(text, `breaks ${word}`);
    }
  }
  // Otherwise it shows its neighbours in the sheet too.
  for (const icon of document.querySelectorAll<HTMLElement>("i[style*='paper.svg']"))
    if (Math.abs(icon.offsetWidth - icon.offsetHeight) > 1) tell(icon.className, "is not square");
  return [...found];
}

/** Expects every text to be fully visible, and nothing to scroll sideways. */
export async function expectNoLoss(page: Page, what: string): Promise<void> {
  const root = page.locator("html");
  const surplus = () => root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  // On a busy machine the cards are laid out some frames after a change of width and text size.
  await expect.poll(surplus, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(lostTexts), what).toEqual([]);
}

/** Doubles the text size, by an attribute: the Content-Security-Policy forbids style elements of tests. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}
