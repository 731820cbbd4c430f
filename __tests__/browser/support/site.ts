import { test as base, expect, type Page } from "@playwright/test";
import { breakpoints } from "../../../src/site";
import { menuPages, pages as sitePages } from "../../support/pages";
import { tile } from "./tile";

export { menuPages };

/** Width from which the header shows the tests' menu of seven entries in a row. */
export const rowBreakpoint = breakpoints.longMenu;

/** Messages of the browser that tell of trouble we made on purpose or cannot help. */
const expectedMessages = [/Failed to load resource/];

interface Site {
  /** Addresses outside the site that the page asked for. */
  readonly foreignRequests: string[];
}

/** Tells of everything that the page's Content-Security-Policy forbids, from the first script on. */
async function watchPolicy(page: Page, onViolation: (what: string) => void): Promise<void> {
  await page.exposeFunction("reportViolation", onViolation);
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportViolation(`${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`),
    );
  });
}

/**
 * Playwright's test with a page that reaches nothing outside the site but pretended map tiles.
 * The test fails when a script of the page throws or complains, or breaks the page's policy.
 */
export const test = base.extend<Site>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  foreignRequests: async ({}, use) => use([]),
  page: async ({ page, baseURL, foreignRequests }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      const isExpected = expectedMessages.some((pattern) => pattern.test(message.text()));
      if (["error", "warning"].includes(message.type()) && !isExpected)
        complaints.push(message.text());
    });
    await watchPolicy(page, (what) => complaints.push(what));
    await page.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith("http"),
      (route) => {
        foreignRequests.push(route.request().url());
        return route.abort();
      },
    );
    await page.route("https://tile.openstreetmap.org/**", (route) =>
      route.fulfill({ body: tile, contentType: "image/png" }),
    );
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Every page: address and headline. */
export const pages = sitePages.map(({ path, headline }) => ({ path, title: headline }));

/** Sizes of screens, in px. */
export const screens = {
  smallest: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;

/** Waits until React has taken the page over: links then do not reload. */
export async function hydrated(page: Page): Promise<void> {
  // The shell silences Gatsby's own announcer.
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("hidden", "");
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until a page change is over: its headline is there, in its place and fully visible. */
export async function settled(page: Page, title: string): Promise<void> {
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.locator("main")).toHaveCSS("opacity", "1");
  await expect(page.locator("main")).toHaveCSS("transform", "none");
}

/** Lets the browser draw, so that what happens by itself within so many frames has happened. */
export const frames = (page: Page, count = 3): Promise<void> =>
  page.evaluate(async (left) => {
    for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Fixes the width of the window, and waits until the page has taken it up. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await frames(page, 2);
}

/** The header row of a section of the programme, which opens and closes it. */
export const sectionRow = (page: Page, name: string) =>
  page.locator("summary").filter({ hasText: name });
