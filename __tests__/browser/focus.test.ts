import type { Page } from "@playwright/test";
import { openMenu, showMap, states } from "./support/states";
import { expect, open, screens, test } from "./support/test";

/**
 * Measure the focus ring of the focused element: the better contrast of its outline and of the halo
 * around it (box-shadow), with the nearest background colour behind the element. Runs in the page.
 */
async function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body || element.tagName === "MAIN") return null;
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = rgb(color).map((value) => (value / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const contrast = (one: string, other: string) => {
    const ratio = luminance(one) / luminance(other);
    return Math.max(ratio, 1 / ratio);
  };
  const isOpaque = (color: string) => (rgb(color)[3] ?? 1) > 0.9;
  const behind: string[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    behind.push(getComputedStyle(at).backgroundColor);
  }
  const ground = behind.find(isOpaque) ?? "rgb(255, 255, 255)";
  const style = getComputedStyle(element);
  const hasRing = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
  const halo = /^(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px/.exec(style.boxShadow);
  const colors = [style.outlineColor, ...(halo && Number(halo[2]) >= 4 ? [halo[1] ?? ""] : [])];
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(
    Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1),
    Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1),
  );
  return {
    name: (element.getAttribute("aria-label") ?? element.textContent ?? element.tagName).trim(),
    // None without a ring of 2 px.
    contrast: hasRing ? Math.max(...colors.map((color) => contrast(color, ground))) : 0,
    // Not under the header or the contact bar.
    isInView: top !== null && (element.contains(top) || top.contains(element)),
  };
}

/** Press Tab until focus leaves the page or returns to the first element. */
async function walk(page: Page) {
  const found: NonNullable<Awaited<ReturnType<typeof readFocus>>>[] = [];
  for (let step = 0; step < 140; step += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(readFocus);
    if (!focus) {
      if (found.length > 0) break;
      continue;
    }
    if (found.length > 1 && focus.name === found[0]?.name) break;
    found.push(focus);
  }
  return found;
}

/** A page, how wide it is, the hour, how it is reached and how many stops it has at least. */
const places = [
  ["the home page", "phone", 11, (page: Page) => open(page, "/"), 14],
  ["the map", "phone", 22, (page: Page) => open(page, "/contact").then(() => showMap(page)), 17],
  ["the gallery", "desktop", 22, (page: Page) => open(page, "/gallery"), 14],
  ["a page of staff", "desktop", 11, (page: Page) => open(page, "/upis"), 14],
  ["the photo viewer", "phone", 11, states.viewer, 2],
  ["the menu", "phone", 11, openMenu, 10],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

// WCAG 2.4.7 Focus Visible, 2.4.11 Focus Not Obscured, 1.4.11 Non-text Contrast (3 : 1).
for (const [name, size, hour, reach, least] of places) {
  test(`focus is visible on everything of ${name} on a ${size} at ${hour}:00`, async ({ page }) => {
    await page.setViewportSize(screens[size]);
    await page.clock.setFixedTime(new Date(`2094-03-01T${hour}:00:00Z`));
    await reach(page);
    const found = await walk(page);
    expect(found.length).toBeGreaterThanOrEqual(least);
    expect(found.filter(({ contrast, isInView }) => contrast < 3 || !isInView)).toEqual([]);
  });
}

test("the skip link is visible when focused, and skips the menu", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/program");
  const link = page.getByRole("link", { name: "Pređi na sadržaj" });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
