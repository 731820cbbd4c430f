// What every host of the site has to do; runs on our own server and on nginx.
import { readdirSync } from "node:fs";
import { publicPath } from "../support/public-files";
import { expect, open, pages, settled, test } from "./support/site";

const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

test("every page answers without a redirect, and its other addresses redirect to it", async ({
  request,
}) => {
  for (const { path } of pages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toBe("text/html; charset=utf-8");
    const others =
      path === "/" ? ["/index.html"] : [`${path}/`, `${path}.html`, `${path}/index.html`];
    for (const other of others) {
      const moved = await request.get(`${other}?a=1`, { maxRedirects: 0 });
      expect([301, 308], other).toContain(moved.status());
      expect(moved.headers().location).toBe(`${path}?a=1`);
    }
  }
});

test("unknown and private addresses answer 404 with the page", async ({ request }) => {
  const hidden = ["/404", "/404.html", "/_headers", "/.git", "/static", "/icons/"];
  for (const path of ["/nema", "/nema/", "/activities", "/gallery/foto1.webp", ...hidden]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("This page is not here");
    expect(answer.headers()["cache-control"], path).toBe(revalidate);
  }
});

test("every kind of file has its cache and security headers", async ({ request }) => {
  const html = await (await request.get("/about-us")).text();
  const [, script = ""] = /"(\/[\w-]+\.js)"/.exec(html) ?? [];
  const [, font = ""] = /url\(([^)]+\.woff2)\)/.exec(html) ?? [];
  const expected = [
    ["/about-us", revalidate],
    ["/page-data/app-data.json", revalidate],
    ["/page-data/program/page-data.json", revalidate],
    [script, immutable],
    [font, immutable],
    ["/brand/favicon.png", "public, max-age=3600"],
  ] as const;
  for (const [path, cache] of expected) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      "cache-control": cache,
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
    });
  }
});

test("pages and scripts are compressed, and answer 304 if unchanged", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, script = ""] = /"(\/[\w-]+\.js)"/.exec(html) ?? [];
  for (const path of ["/", script, "/page-data/program/page-data.json"]) {
    const answer = await request.get(path, { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers()["content-encoding"], path).toBe("gzip");
    expect(answer.headers().vary?.toLowerCase(), path).toContain("accept-encoding");
    const again = await request.get(path, {
      headers: { "accept-encoding": "gzip", "if-none-match": answer.headers().etag ?? "" },
    });
    expect(again.status(), path).toBe(304);
  }
});

test("the editor's WebAssembly has its type, and is compressed", async ({ request }) => {
  const names = readdirSync(publicPath("admin/assets")).filter((name) => name.endsWith(".wasm"));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const headers = { "accept-encoding": "gzip" };
    const answer = await request.get(`/admin/assets/${name}`, { headers });
    expect(answer.headers()["content-type"], name).toBe("application/wasm");
    expect(answer.headers()["content-encoding"], name).toBe("gzip");
  }
});

test("a page served with a trailing slash gets its address without it", async ({
  page,
  baseURL,
}) => {
  await page.route("**/program/", async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/program` }) });
  });
  await open(page, "/program/");
  await expect(page).toHaveURL("/program");
  await settled(page, "Naš program");
});
