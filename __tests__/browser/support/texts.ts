import { expect, type Page } from "@playwright/test";

/**
 * Find texts that are clipped, that overflow the viewport or their background, or that break a word. Drawings and
 * visually hidden texts are left out. Runs in the page.
 */
function findClippedTexts(): string[] {
  const found = new Set<string>();
  const report = (text: string, what: string) => found.add(`${text.trim().slice(0, 60)} ${what}`);
  const createRange = (node: Node, start: number, end: number) => {
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
    const box = createRange(node, 0, text.length).getBoundingClientRect();
    if (box.width === 0) continue;
    let hasBackground = false;
    let isHidden = false;
    // A table (an exception in WCAG 1.4.10) and a row of photos scroll in a box of their own.
    const scrolls = parent.closest("section:has(> table), ul:has(> li > a[href*='#'])") !== null;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1) isHidden = true;
      if (frame.width <= 1 || style.position === "fixed") break;
      const hides = (value: string) => value === "hidden" || value === "clip";
      const isCutX = !scrolls && hides(style.overflowX) && box.right > frame.right + 1;
      const isCutY = hides(style.overflowY) && box.bottom > frame.bottom + 3;
      if (isCutX || isCutY) report(text, `is cut by ${at.className}`);
      if (!hasBackground && style.backgroundColor !== "rgba(0, 0, 0, 0)") {
        hasBackground = true;
        if (box.right > frame.right + 1 && !scrolls) report(text, `leaves ${at.className}`);
      }
    }
    if (isHidden) continue;
    if (box.right > innerWidth + 1 && !scrolls && !parent.closest("[role=dialog]"))
      report(text, "off the screen");
    // A line may end only after a space, a hyphen or a slash.
    for (const { 0: word, index } of text.matchAll(/[^\s/-]+/g)) {
      const boxes = createRange(node, index, index + word.length).getClientRects();
      const lines = new Set([...boxes].filter(({ width }) => width > 0.5).map(({ top }) => top));
      if (lines.size > 1) report(text, `breaks ${word}`);
    }
  }
  // An icon that is not square would show neighbouring icons of the sprite.
  for (const icon of document.querySelectorAll<HTMLElement>("i[style*='paper.svg']"))
    if (Math.abs(icon.offsetWidth - icon.offsetHeight) > 1) report(icon.className, "is not square");
  return [...found];
}

/** Expect every text to be fully visible, and nothing to scroll sideways. */
export async function expectNoClippedText(page: Page, what: string): Promise<void> {
  const root = page.locator("html");
  const surplus = () => root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  // On a busy machine, cards are laid out some frames after a change of width and text size.
  await expect.poll(surplus, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(findClippedTexts), what).toEqual([]);
}

/** Double the text size by an attribute, because the Content Security Policy forbids style elements of tests. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}
