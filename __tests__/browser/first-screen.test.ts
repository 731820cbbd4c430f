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
  /** Points on the outline of the moon's head that are covered or outside the photo. */
  readonly hiddenMoon: readonly string[];
}

/** The moon's head in the photo: centre and radius, as fractions of the photo's width (4:3). */
const moon = { x: 0.7, y: 0.1114, radius: 0.0656 };

/** Runs in the page. */
function measure(head: typeof moon): FirstScreen {
  const boxOf = (element: Element | null | undefined): Box => {
    const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, right, bottom };
  };
  const photo = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
  const hero = photo?.closest("section");
  const bar = [...document.querySelectorAll("nav")].find((nav) => nav.ariaLabel === "Kontakt");
  const box = boxOf(photo);
  const [x = 0, y = 0] = photo
    ? getComputedStyle(photo)
        .objectPosition.split(" ")
        .map((part) => Number.parseFloat(part) / 100)
    : [];
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const width = Math.max(size.width, (size.height * 4) / 3);
  const left = box.left + (size.width - width) * x;
  const top = box.top + (size.height - (width * 3) / 4) * y;
  const isSeen = (angle: number) => {
    const seen = document.elementFromPoint(
      left + width * (head.x + head.radius * Math.cos(angle)),
      top + width * (head.y + head.radius * Math.sin(angle)),
    );
    return Boolean(photo && seen && (seen === photo || seen.contains(photo)) && seen !== hero);
  };
  const rim = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
  const barTop = bar?.checkVisibility() ? boxOf(bar).top : innerHeight;
  return {
    free: { top: boxOf(document.querySelector("header")).bottom, bottom: barTop },
    title: boxOf(hero?.querySelector("h1")),
    button: boxOf(hero?.querySelector("a")),
    status: boxOf(hero?.querySelector("[data-longest]")),
    sun: boxOf(hero?.querySelector("[data-scene=sun] > :nth-child(3)")),
    portal: boxOf(photo?.parentElement?.parentElement),
    hiddenMoon: rim
      .filter((angle) => !isSeen(angle))
      .map((angle) => `${Math.round((angle * 180) / Math.PI)}°`),
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

test("title, main button, status and the whole moon are above the fold on every screen", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.evaluate(() => window.fontsSettled);
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    const isLandscape = height < 500;
    // After a resize the page may need some more frames.
    await expect(async () => {
      const { free, title, button, status, sun, portal, hiddenMoon } = await page.evaluate(
        measure,
        moon,
      );
      expect(title.top).toBeGreaterThanOrEqual(free.top);
      // Including the button's visible side.
      expect(button.bottom + 4).toBeLessThanOrEqual(free.bottom);
      expect(hiddenMoon).toEqual([]);
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

test("no drawing covers the hours and the status, whatever their length", async ({ page }) => {
  // A Sunday, whose text is the longest.
  await page.clock.setFixedTime(new Date("2094-10-10T09:00:00Z"));
  await open(page, "/");
  // Drawings ignore the pointer; `elementFromPoint` has to find them.
  await page
    .locator("main section")
    .first()
    .locator("svg")
    .evaluateAll((drawings) => {
      for (const { style } of drawings as SVGElement[]) style.pointerEvents = "auto";
    });
  for (const width of [1024, 1280, 1366, 1440, 1920]) {
    await resize(page, width);
    const covered = await page.evaluate(() => {
      const hours = document.querySelector("main [data-longest]")?.parentElement;
      hours?.scrollIntoView({ block: "center" });
      return [...(hours?.querySelectorAll("p") ?? [])].flatMap((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        const places = [left + 2, (left + right) / 2, right - 2];
        const isCovered = (x: number) =>
          !hours?.contains(document.elementFromPoint(x, (top + bottom) / 2));
        return places.some(isCovered) ? [line.textContent] : [];
      });
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});
