import { test as base, expect, type Page, type Request } from "@playwright/test";
import { freezeToastTimers } from "./toasts";

/** Matches the console message about requests that tests abort on purpose. */
const failedRequest = /Failed to load resource/;

interface Options {
  /** Whether the page may log errors, because the test makes it fail. */
  readonly allowsErrors: boolean;
}

/** Playwright's test, which fails if the page throws, logs a warning or an error, or violates its policy. */
export const test = base.extend<Options>({
  allowsErrors: [false, { option: true }],
  page: async ({ page, allowsErrors }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !failedRequest.test(message.text()))
        problems.push(message.text());
    });
    // Of some violations Chromium's console is silent.
    await page.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`),
      ),
    );
    await freezeToastTimers(page);
    await use(page);
    if (!allowsErrors) expect(problems).toEqual([]);
  },
});

export { expect };

export const screens = {
  smallest: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Wait until the page is hydrated, after which links do not reload it. */
export async function waitForHydration(page: Page): Promise<void> {
  // The shell silences Gatsby's own announcer.
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("hidden", "");
}

/** Open a page and wait until it is hydrated. Its map has fake tiles. */
export async function open(page: Page, path: string): Promise<void> {
  // Only for pages with a map: Playwright slows down all requests of a page that has a route.
  if (/about-us|contact/.test(path)) await fakeTiles(page);
  await page.goto(path);
  await waitForHydration(page);
}

/** Respond to requests for map tiles, unless a test has a route for them: the tile server must not be reached. */
export async function fakeTiles(page: Page): Promise<void> {
  const tile = { path: "static/brand/icon-512.png" };
  await page.context().route("https://tile.openstreetmap.org/**", (route) => route.fulfill(tile));
}

/** Wait until a page change is over: the headline is the new one, and the animation has ended. */
export async function waitForPageChange(page: Page, title: string): Promise<void> {
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.locator("main")).toHaveCSS("opacity", "1");
  await expect(page.locator("main")).toHaveCSS("transform", "none");
  await expect(page.locator("html")).not.toHaveClass(/page-transition/);
}

/** Wait until the page has its fonts, or has given up on those that fail to load. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.locator("html.scripted:not(.fallback)").waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

export const waitFrames = (page: Page, count = 3): Promise<void> =>
  page.evaluate(async (left) => {
    for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Resize the viewport, and wait until the page has rendered at the new size. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitFrames(page, 2);
}

/**
 * Hold back requests to a URL.
 * @param isHeld returns whether to hold back a request
 * @returns a function that lets them through
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => unknown = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await released;
    await route.fallback();
  });
  return release;
}

/** Return a list that collects the paths of all requests from now on. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The header row of a collapsible section. */
export const sectionRow = (page: Page, name: string) =>
  page.locator("summary").filter({ hasText: name });
