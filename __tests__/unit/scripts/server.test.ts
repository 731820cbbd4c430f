/** @jest-environment node */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { type RunningServer, startServer } from "../../../scripts/server/server";
import { makeSite, send, type TestSite } from "./site-fixture";

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";
const HASH = "0123456789ab";
const LONG = "<p>Dječiji kutak</p>".repeat(200);

let site: TestSite;
let server: RunningServer;
const outside = () => `${site.root}-outside.txt`;
const get = (...request: [target: string, options?: Parameters<typeof send>[2]]) =>
  send(server.port, ...request);

beforeAll(async () => {
  site = makeSite({
    "index.html": "<h1>Početna</h1>",
    "404.html": "<h1>Nema stranice</h1>",
    "404/index.html": "<h1>Nema stranice</h1>",
    "program/index.html": `<h1>Program</h1>${LONG}`,
    [`app-${HASH}.js`]: "console.log(1);".repeat(200),
    [`styles.${HASH}.css`]: "a{}",
    "plain.js": "1",
    "static/abc/photo.webp": "x".repeat(4000),
    "page-data/program/page-data.json": "{}",
    "page-data/sq/d/123.json": "{}",
    "icons/icon.svg": "<svg/>",
    ".secret": "tajna",
    _headers: [
      "/*",
      "  Content-Security-Policy: default-src 'self'",
      "  X-Content-Type-Options: nosniff",
      "  Strict-Transport-Security: max-age=1",
      "",
      "/static/*",
      "  Cache-Control: public",
    ].join("\n"),
    "program.html": `<h1>Program</h1>${LONG}`,
    "proof.html": "dokaz",
    "folder/file.txt": "tekst",
    "files/zahtjev.pdf": "%PDF-1.4",
  });
  writeFileSync(outside(), "vani");
  server = await startServer({ root: site.root });
});
afterAll(async () => {
  await server.close();
  site.remove();
  rmSync(outside());
});

describe("clean URLs", () => {
  test.each([
    ["/", "Početna"],
    ["/program", "Program"],
    ["/program?a=1", "Program"],
  ])("%s is served at once", async (target, text) => {
    const { status, headers, text: html } = await get(target);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(html).toContain(`<h1>${text}</h1>`);
  });

  test.each([
    ["/program/", "/program"],
    ["/program/?a=1&b=%20", "/program?a=1&b=%20"],
    ["/program/index.html", "/program"],
    ["/program.html", "/program"],
    ["/index.html", "/"],
  ])("%s redirects to %s", async (target, location) => {
    const { status, headers } = await get(target);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });

  test.each([
    "/nema",
    "/nema/",
    "/nema.js",
    "/folder",
    "/folder/",
    "//program/",
    "//program",
    "/program//",
    "/404",
    "/404.html",
    "/404/",
    "/.secret",
    "/_headers",
    "/program/nema/index.html",
    "/plain.js/",
    "/plain.js/dalje",
    `/${"a".repeat(5000)}`,
  ])("%s gets the 404 page", async (target) => {
    const { status, headers, text } = await get(target);
    expect(status).toBe(404);
    expect(text).toContain("Nema stranice");
    expect(headers["cache-control"]).toBe(REVALIDATE);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });
});

describe("security headers", () => {
  test.each(["/", "/nema", "/icons/icon.svg", "/program/"])(
    "%s has those of _headers",
    async (target) => {
      const { headers } = await get(target);
      expect(headers["content-security-policy"]).toBe("default-src 'self'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("http on this computer must not become https", async () => {
    expect((await get("/")).headers["strict-transport-security"]).toBeUndefined();
  });

  test("a page without a clean address is served as a file", async () => {
    expect((await get("/proof.html")).text).toBe("dokaz");
  });
});

describe("cache headers", () => {
  test.each([
    ["/", REVALIDATE],
    ["/program", REVALIDATE],
    ["/page-data/program/page-data.json", REVALIDATE],
    ["/page-data/sq/d/123.json", REVALIDATE],
    [`/app-${HASH}.js`, IMMUTABLE],
    [`/styles.${HASH}.css`, IMMUTABLE],
    ["/static/abc/photo.webp", IMMUTABLE],
    ["/files/zahtjev.pdf", REVALIDATE],
    ["/icons/icon.svg", "public, max-age=3600"],
    ["/plain.js", "public, max-age=3600"],
  ])("%s: %s", async (target, expected) => {
    const { status, headers } = await get(target);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(expected);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test.each(["/program", `/app-${HASH}.js`, "/icons/icon.svg"])(
    "%s revalidates",
    async (target) => {
      const { etag } = (await get(target)).headers;
      const again = await get(target, { headers: { "if-none-match": etag } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      const stale = await get(target, { headers: { "if-none-match": 'W/"other"' } });
      expect(stale.status).toBe(200);
    },
  );

  test("a new build is seen without a restart", async () => {
    const file = path.join(site.root, "folder/file.txt");
    expect((await get("/folder/file.txt")).text).toBe("tekst");
    writeFileSync(file, "drugi, duži tekst");
    expect((await get("/folder/file.txt")).text).toBe("drugi, duži tekst");
  });
});

describe("compression", () => {
  type Case = [
    target: string,
    accepted: string,
    encoding: string,
    decode: (body: Buffer) => Buffer,
  ];

  test.each(
    ["/program", `/app-${HASH}.js`].flatMap((target): Case[] => [
      [target, "gzip, deflate, br", "br", brotliDecompressSync],
      [target, "gzip", "gzip", gunzipSync],
    ]),
  )("%s for %s goes out as %s", async (target, accepted, encoding, decode) => {
    const plain = await get(target);
    const packed = await get(target, { headers: { "accept-encoding": accepted } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(decode(packed.body).equals(plain.body)).toBe(true);
  });

  test("pages go out as small as hosts store them, again and after a change", async () => {
    const accepted = { headers: { "accept-encoding": "br" } };
    const before = await get("/program");
    for (let times = 0; times < 2; times++) {
      expect((await get("/program", accepted)).body.equals(brotliCompressSync(before.body))).toBe(
        true,
      );
    }
    const file = path.join(site.root, "program/index.html");
    writeFileSync(file, "<p>drugi tekst</p>");
    const after = await get("/program", accepted);
    writeFileSync(file, before.body);
    expect(brotliDecompressSync(after.body).toString()).toBe("<p>drugi tekst</p>");
  });

  test("images are left alone", async () => {
    const image = await get("/static/abc/photo.webp", { headers: { "accept-encoding": "br" } });
    expect(image.headers["content-encoding"]).toBeUndefined();
  });
});

describe("odd and hostile requests", () => {
  test.each(["/%", "/%zz", "/%E0%A4%A", "/program%00", "/a\\b", "http://drugi.example/program"])(
    "%s is a bad request",
    async (target) => {
      expect((await get(target)).status).toBe(400);
    },
  );

  test.each(["/../x", "/%2e%2e/x", "/folder/../../x", "/folder/%2E%2e"])(
    "%s is a bad request",
    async (target) => {
      expect((await get(target)).status).toBe(400);
    },
  );

  test.each(["/../", "/%2e%2e/", "/folder/../../", "/%2e%2e%2f", "/..%5c"])(
    "%s does not lead out of the site",
    async (prefix) => {
      const response = await get(prefix + path.basename(outside()));
      expect([400, 404]).toContain(response.status);
      expect(response.text).not.toContain("vani");
    },
  );

  test("HEAD has the headers of GET and no body", async () => {
    for (const target of ["/program", `/app-${HASH}.js`]) {
      const whole = await get(target);
      const head = await get(target, { method: "HEAD" });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(head.headers["content-length"]).toBe(String(whole.body.length));
      expect(head.headers.etag).toBe(whole.headers.etag);
    }
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const { status, headers } = await get("/program", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  test("an impossible range does not stop the server", async () => {
    const headers = { range: "bytes=9-2" };
    expect((await get(`/app-${HASH}.js`, { headers })).status).toBe(200);
    expect((await get("/")).status).toBe(200);
  });
});
