import type { Page } from "@playwright/test";
import { expect, open, screens, settled, test } from "./support/site";

/** Other hosts than the site's that the page sends requests to, map tiles included. */
function watchHosts(page: Page, baseURL = ""): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(baseURL).host) hosts.add(host);
  });
  return hosts;
}

/** Everything that the browser stores for the site. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
  }));

/**
 * The names of the two font files, which tell on the next page that they are cached
 * (src/gatsby/browser/first-view/fonts.ts). They are the same for every visitor.
 */
const local = {
  fonts: expect.stringMatching(/^\/static\/figtree-[\w-]+\.woff2\/static\/platypi-[\w-]+\.woff2$/),
};

test("a page requests nothing from other hosts and stores only the names of the font files", async ({
  page,
  baseURL,
}) => {
  const hosts = watchHosts(page, baseURL);
  await page.setViewportSize(screens.smallest);
  for (const path of ["/", "/gallery", "/contact", "/nema-je"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect([...hosts], path).toEqual([]);
    expect(await page.context().cookies(), path).toEqual([]);
    expect(await stored(page), path).toEqual({ cookies: "", local, session: {} });
  }
});

test("navigation stores only scroll positions, until the tab is closed", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/gallery");
  await page.mouse.wheel(0, 300);
  const session = async () => (await stored(page)).session;
  await expect.poll(session).toEqual({ "@@scroll|/gallery|initial": "300" });
  await page.getByRole("banner").getByRole("link", { name: "O nama", exact: true }).click();
  await settled(page, "Mjesto gdje djeca rastu, uče i cvjetaju!");
  const { session: places, ...kept } = await stored(page);
  expect(kept).toEqual({ cookies: "", local });
  for (const [key, value] of Object.entries(places)) {
    expect(key).toMatch(/^@@scroll\|\/(?:gallery|about-us)\|\w+$/);
    expect(value).toMatch(/^\d+$/);
  }
});

test("only the map, once it is near the viewport, requests something from another host: tiles", async ({
  page,
  baseURL,
}) => {
  const hosts = watchHosts(page, baseURL);
  await page.setViewportSize(screens.smallest);
  await open(page, "/about-us");
  expect([...hosts]).toEqual([]);
  await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  expect([...hosts]).toEqual(["tile.openstreetmap.org"]);
});

test("an enquiry goes to the mail provider only and sets no cookie", async ({ page, baseURL }) => {
  const hosts = watchHosts(page, baseURL);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize(screens.smallest);
  await open(page, "/contact");
  await page.getByRole("textbox", { name: "Puno ime" }).fill("Proba");
  await page.getByRole("button", { name: "Pošalji upit" }).click();
  await expect(page.getByText("Hvala što ste nam se javili!")).toBeVisible();
  expect(sent).toEqual(["/api/v1.0/email/send"]);
  // The map below the form may be near the viewport by now.
  hosts.delete("tile.openstreetmap.org");
  expect([...hosts]).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("the page's Content-Security-Policy blocks other hosts and inline scripts", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  await page.goto("/");
  await page.evaluate(() => {
    const found = new Set<string>();
    Object.assign(window, { found });
    document.addEventListener("securitypolicyviolation", (event) => {
      found.add(event.effectiveDirective);
    });
    const script = document.createElement("script");
    script.textContent = "document.title = 'stranac'";
    document.head.append(script);
    const remote = document.createElement("script");
    remote.src = "https://stranac.example/a.js";
    document.head.append(remote);
    const frame = document.createElement("iframe");
    frame.src = "https://stranac.example";
    document.body.append(frame);
    const picture = new Image();
    picture.src = "https://stranac.example/a.png";
    fetch("https://stranac.example").catch(() => undefined);
  });
  const forbidden = () => page.evaluate(() => [...Reflect.get(window, "found")].sort());
  await expect.poll(forbidden).toEqual(["connect-src", "frame-src", "img-src", "script-src-elem"]);
  expect(await page.title()).not.toBe("stranac");
  await page.close();
});
