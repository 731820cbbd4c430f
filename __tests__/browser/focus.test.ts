import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";
import { openMenu, states } from "./support/states";

interface Focus {
  readonly name: string;
  /** Contrast of the ring with the background; 0 if there is no ring of 2 px. */
  readonly contrast: number;
  /** Whether the element's centre is visible, not under the header or the contact bar. */
  readonly isInView: boolean;
}

/**
 * Measures the focus ring of the focused element: the better contrast of its outline and of the halo
 * around it (box-shadow), with the nearest background colour behind the element. Runs in the page.
 */
async function readFocus(): Promise<Focus | null> {
  const element = document.activeElement;
  if (!element || element === document.body || element.tagName === "MAIN") return null;
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = rgb(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isOpaque = (color: string) => (rgb(color)[3] ?? 1) > 0.9;
  let ground = "rgb(255, 255, 255)";
  for (let at = element.parentElement; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor;
    if (isOpaque(color)) {
      ground = color;
      break;
    }
  }
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
    contrast: hasRing ? Math.max(...colors.map((color) => contrast(color, ground))) : 0,
    isInView: top !== null && (element.contains(top) || top.contains(element)),
  };
}

/** Presses Tab until focus leaves the page or returns to the first element. */
async function walk(page: Page): Promise<Focus[]> {
  const found: Focus[] = [];
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

/** WCAG 2.4.7 Focus Visible, 2.4.11 Focus Not Obscured, 1.4.11 Non-text Contrast (3 : 1). */
function expectVisible(found: readonly Focus[], least: number): void {
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.filter(({ contrast }) => contrast < 3)).toEqual([]);
  expect(found.filter(({ isInView }) => !isInView)).toEqual([]);
}

test.describe("focus is visible", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [path, size] of [
    ["/", "phone"],
    ["/contact", "phone"],
    ["/gallery", "desktop"],
    ["/upis", "desktop"],
  ] as const) {
    test(`on everything of ${path}, ${screens[size].width} px wide`, async ({ page }) => {
      await page.setViewportSize(screens[size]);
      await open(page, path);
      expectVisible(await walk(page), 14);
    });
  }

  test("in the photo viewer", async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await states.viewer(page);
    expectVisible(await walk(page), 2);
  });

  test("in the menu", async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openMenu(page);
    expectVisible(await walk(page), 10);
  });
});

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
