import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/test";

/** Other hosts than the site's that the page sends requests to, map tiles included. */
function watchHosts(page: Page, baseURL = ""): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(baseURL).host) hosts.add(host);
  });
  return hosts;
}

/**
 * The names of the two font files, which tell on the next page that they are cached
 * (src/inline-script/fonts.ts). They are the same for every visitor.
 */
const local = {
  fonts: expect.stringMatching(/^\/static\/figtree-[\w-]+\.woff2\/static\/platypi-[\w-]+\.woff2$/),
};

test.use({ viewport: screens.smallest });

test("a page stores only the names of the font files, and no cookie", async ({ page }) => {
  for (const path of ["/", "/contact"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.context().cookies(), path).toEqual([]);
    const stored = () => [document.cookie, { ...localStorage }, { ...sessionStorage }];
    expect(await page.evaluate(stored), path).toEqual(["", local, {}]);
  }
});

test("only the map, near the viewport, requests something from another host: tiles", async ({
  page,
  baseURL,
}) => {
  const hosts = watchHosts(page, baseURL);
  for (const path of ["/", "/contact"]) await page.goto(path, { waitUntil: "networkidle" });
  await open(page, "/about-us");
  expect([...hosts]).toEqual([]);
  await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  expect([...hosts]).toEqual(["tile.openstreetmap.org"]);
});

// An `eval` that is tried violates the policy, of which Chromium's console is silent.
test("the editor opens in Bosnian with files of this site only", async ({ page, baseURL }) => {
  const hosts = watchHosts(page, baseURL);
  await page.goto("/admin");
  await expect(page.getByRole("button")).toHaveText([
    "Radi u folderu na ovom računaru",
    "Upiši ključ za prijavu",
  ]);
  await expect(page.locator("html")).toHaveAttribute("lang", "bs");
  const hasLetters = () => document.fonts.check("16px Figtree", "čćđšž");
  await page.evaluate(() => document.fonts.load("16px Figtree", "čćđšž"));
  expect(await page.evaluate(hasLetters)).toBe(true);
  expect([...hosts]).toEqual([]);
});
