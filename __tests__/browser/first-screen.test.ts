import { expect, open, resize, test } from "./support/site";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Boxes above the fold of the home page, in px. */
interface FirstScreen {
  /** The space between the header and the contact bar. */
  readonly free: Pick<Box, "top" | "bottom">;
  readonly title: Box;
  readonly button: Box;
  readonly status: Box;
  readonly sun: Box;
  readonly portal: Box;
}

/** Runs in the page. */
function measure(): FirstScreen {
  const boxOf = (element: Element | null | undefined): Box => {
    const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, right, bottom };
  };
  const photo = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
  const hero = photo?.closest("section");
  const bar = [...document.querySelectorAll("nav")].find((nav) => nav.ariaLabel === "Kontakt");
  const barTop = bar?.checkVisibility() ? boxOf(bar).top : innerHeight;
  return {
    free: { top: boxOf(document.querySelector("header")).bottom, bottom: barTop },
    title: boxOf(hero?.querySelector("h1")),
    button: boxOf(hero?.querySelector("a")),
    status: boxOf(hero?.querySelector("[data-longest]")),
    sun: boxOf(hero?.querySelector("[data-scene=sun] > :nth-child(3)")),
    portal: boxOf(photo?.parentElement?.parentElement),
  };
}

/** Phones in portrait and landscape, tablets and desktops, as width and height. */
const sizes = [
  [320, 640],
  [360, 640],
  [390, 664],
  [390, 844],
  [600, 960],
  [667, 375],
  [768, 1024],
  [932, 430],
  [1023, 768],
  [1024, 768],
  [1366, 650],
  [1920, 1080],
] as const;

test("title, main button and status are above the fold on every screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.evaluate(() => window.fontsSettled);
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    const isLandscape = height < 500;
    // After a resize the page may need some more frames.
    await expect(async () => {
      const { free, title, button, status, sun, portal } = await page.evaluate(measure);
      expect(title.top).toBeGreaterThanOrEqual(free.top);
      // Including the button's visible side.
      expect(button.bottom + 4).toBeLessThanOrEqual(free.bottom);
      expect(status.top).toBeGreaterThan(button.bottom);
      // On a phone, in spite of the browser's bars, status and sun are above the contact bar.
      if (width === 360 || width === 390) {
        expect(status.bottom).toBeLessThanOrEqual(free.bottom);
        expect(sun.bottom).toBeLessThanOrEqual(free.bottom);
      }
      // On a phone in landscape the picture is beside the text.
      const textEnd = Math.max(title.right, button.right) - 16;
      if (isLandscape) expect(portal.left).toBeGreaterThan(textEnd);
      if (width === 768) expect(portal.left).toBeGreaterThan(0);
    }, `${width} × ${height}`).toPass({ timeout: 3000 });
    if (!isLandscape) continue;
    const bar = page.getByRole("navigation", { name: "Kontakt" });
    await expect(bar.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  }
});
