import { test as base, expect, type Page, type Request } from "@playwright/test";
import { breakpoints } from "../../../src/site";
import { menuPages, pages as sitePages } from "../../support/pages";
import { holdToasts } from "./toasts";

export { menuPages };

/** Width from which the header shows the tests' menu of seven entries in a row. */
export const rowBreakpoint = breakpoints.longMenu;

/** A map tile of one grey pixel: browser tests reach no tile server. */
export const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** A message of the console about requests that tests abort on purpose. */
const failedRequest = /Failed to load resource/;

interface Options {
  /** For a test whose page is made to throw. */
  readonly allowsErrors: boolean;
}

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
 * Playwright's test, which fails if a script of the page throws, logs a warning or an error, or violates
 * the page's policy.
 */
export const test = base.extend<Options>({
  allowsErrors: [false, { option: true }],
  page: async ({ page, allowsErrors }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !failedRequest.test(message.text()))
        complaints.push(message.text());
    });
    await watchPolicy(page, (what) => complaints.push(what));
    await holdToasts(page);
    await use(page);
    if (!allowsErrors) expect(complaints).toEqual([]);
  },
});

export { expect };

export const pages = sitePages.map(({ path, headline }) => ({ path, title: headline }));

export const screens = {
  smallest: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Waits until the page is hydrated: links then do not reload. */
export async function hydrated(page: Page): Promise<void> {
  // The shell silences Gatsby's own announcer.
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("hidden", "");
}

/** Opens a page and waits until it is hydrated. Its map has fake tiles. */
export async function open(page: Page, path: string): Promise<void> {
  // Not for every page: Playwright slows down all requests of a page that has a route.
  if (/about-us|contact/.test(path)) await fakeTiles(page);
  await page.goto(path);
  await hydrated(page);
}

/** Answers requests for tiles of the map, unless a test has a route for them. */
async function fakeTiles(page: Page): Promise<void> {
  await page
    .context()
    .route("https://tile.openstreetmap.org/**", (route) =>
      route.fulfill({ body: tile, contentType: "image/png" }),
    );
}

/** Waits until a page change is over: the headline is the new one and the animation has ended. */
export async function settled(page: Page, title: string): Promise<void> {
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.locator("main")).toHaveCSS("opacity", "1");
  await expect(page.locator("main")).toHaveCSS("transform", "none");
  await expect(page.locator("html")).not.toHaveClass(/page-transition/);
}

export const frames = (page: Page, count = 3): Promise<void> =>
  page.evaluate(async (left) => {
    for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Resizes the viewport, and waits until the page has rendered at the new size. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await frames(page, 2);
}

/**
 * Holds back requests.
 * @param isHeld tells which, of those to the URL
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

/** Paths of all requests from now on. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The header row of a collapsible section. */
export const sectionRow = (page: Page, name: string) =>
  page.locator("summary").filter({ hasText: name });
