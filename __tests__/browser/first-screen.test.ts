import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/site";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the home page shows before anybody scrolls, measured in px. */
interface FirstScreen {
  /** What sticks to the top and to the foot of the screen leaves this in between. */
  readonly free: Pick<Box, "top" | "bottom">;
  readonly title: Box;
  readonly button: Box;
  readonly hours: Box;
  readonly portal: Box;
  /** Points of the rim of the moon's head that are not seen. */
  readonly hiddenMoon: readonly string[];
}

/** The moon's head in the photo: its middle and radius, as shares of the photo's width (4:3). */
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
  const frame = boxOf(photo);
  const [x = 0, y = 0] = photo
    ? getComputedStyle(photo)
        .objectPosition.split(" ")
        .map((part) => Number.parseFloat(part) / 100)
    : [];
  const size = { width: frame.right - frame.left, height: frame.bottom - frame.top };
  const width = Math.max(size.width, (size.height * 4) / 3);
  const left = frame.left + (size.width - width) * x;
  const top = frame.top + (size.height - (width * 3) / 4) * y;
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
    hours: boxOf([...(hero?.querySelectorAll("p") ?? [])].at(-1)),
    portal: boxOf(photo?.parentElement?.parentElement),
    hiddenMoon: rim
      .filter((angle) => !isSeen(angle))
      .map((angle) => `${Math.round((angle * 180) / Math.PI)}°`),
  };
}

async function firstScreen(page: Page, width: number, height: number): Promise<FirstScreen> {
  await page.setViewportSize({ width, height });
  await open(page, "/");
  return page.evaluate(measure, moon);
}

const sizes = [
  [320, 640],
  [360, 640],
  [360, 740],
  [390, 844],
  [600, 960],
  [667, 375],
  [768, 1024],
  [844, 390],
  [932, 430],
  [1023, 768],
  [1024, 768],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
] as const;

for (const [width, height] of sizes) {
  test(`title, main button and the whole moon are seen first on ${width} × ${height}`, async ({
    page,
  }) => {
    const { free, title, button, hiddenMoon } = await firstScreen(page, width, height);
    expect(title.top).toBeGreaterThanOrEqual(free.top);
    // With the side of the block.
    expect(button.bottom + 4).toBeLessThanOrEqual(free.bottom);
    expect(hiddenMoon).toEqual([]);
  });
}

test("hours and status stand above the contact bar of a usual phone", async ({ page }) => {
  const { free, button, hours } = await firstScreen(page, 390, 844);
  expect(hours.top).toBeGreaterThan(button.bottom);
  expect(hours.bottom).toBeLessThanOrEqual(free.bottom);
});

for (const [width, height] of [
  [667, 375],
  [844, 390],
  [932, 430],
] as const) {
  test(`on a phone on its side the portal stands beside the text (${width} × ${height})`, async ({
    page,
  }) => {
    const { title, button, portal } = await firstScreen(page, width, height);
    expect(portal.left).toBeGreaterThan(Math.max(title.right, button.right) - 16);
    const bar = page.getByRole("navigation", { name: "Kontakt" });
    await expect(bar.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  });
}

test("the portal of a tablet is narrower than its screen", async ({ page }) => {
  const { portal } = await firstScreen(page, 768, 1024);
  expect(portal.left).toBeGreaterThan(0);
  expect(portal.right).toBeLessThan(768);
});

for (const width of [768, 1023]) {
  test(`the header invites to a visit beside its burger, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of ["/", "/program", "/contact"]) {
      await open(page, path);
      const header = page.getByRole("banner");
      const action = header.getByRole("link", { name: "Zakaži posjetu" });
      await expect(action).toBeInViewport({ ratio: 1 });
      const burger = header.getByRole("button", { name: "Otvori meni" });
      await expect(burger).toBeInViewport({ ratio: 1 });
      const [one, other] = [await action.boundingBox(), await burger.boundingBox()];
      expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThan(other?.x ?? 0);
    }
  });
}
