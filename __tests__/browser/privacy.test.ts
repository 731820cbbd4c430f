import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

/** Hosts other than the site's own that the page has asked for something, map tiles included. */
function watchHosts(page: Page, baseURL = ""): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(baseURL).host) hosts.add(host);
  });
  return hosts;
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    // The names of the fonts that the browser has (src/gatsby/browser/first-view/fonts.ts).
    local: Object.keys(localStorage).filter((key) => key !== "fonts"),
    session: Object.keys(sessionStorage).filter((key) => !/^@@scroll/.test(key)),
  }));

test("a page asks no other host, sets no cookie and keeps nothing", async ({ page, baseURL }) => {
  const hosts = watchHosts(page, baseURL);
  await page.setViewportSize(screens.smallest);
  for (const path of ["/", "/gallery", "/contact", "/nema-je"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect([...hosts], path).toEqual([]);
    expect(await page.context().cookies(), path).toEqual([]);
    expect(await stored(page), path).toEqual({ cookies: "", local: [], session: [] });
  }
});

test("only the map, once it is near, asks another host, and only for tiles", async ({
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

test("an enquiry goes to the mail provider alone and leaves no cookie", async ({
  page,
  baseURL,
}) => {
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
  // The map below the form may have come near.
  hosts.delete("tile.openstreetmap.org");
  expect([...hosts]).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("the policy of the page stops what comes from elsewhere", async ({ browser, baseURL }) => {
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
