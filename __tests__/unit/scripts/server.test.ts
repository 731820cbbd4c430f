/** @jest-environment node */
// What `__tests__/browser/host.test.ts` cannot test: details of this server, and changes of the site.
import fs, { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { type RunningServer, startServer } from "../../../scripts/server/server";
import { makeSite, send, type TestSite } from "./site-fixture";

const script = "/app-0123456789abcdef0123.js";
const program = `<h1>Program</h1>${"<p>Dječiji kutak</p>".repeat(200)}`;

let site: TestSite;
let server: RunningServer;
const write = (name: string, text: string) => writeFileSync(path.join(site.root, name), text);
const get = (target: string, headers = {}) => send(server.port, target, { headers });

beforeEach(async () => {
  site = makeSite({
    "index.html": "<h1>Početna</h1>",
    "404.html": "<h1>Nema stranice</h1>",
    "404/index.html": "<h1>Nema stranice</h1>",
    "program/index.html": program,
    "program.html": program,
    "proof.html": "dokaz",
    [script]: "console.log(1);".repeat(200),
    "static/abc/photo.webp": "x".repeat(4000),
    "folder/file.txt": "tekst",
    ".secret": "tajna",
    _headers: "/*\n  X-One: 1\n  Strict-Transport-Security: max-age=1\n",
  });
  writeFileSync(`${site.root}-outside.txt`, "vani");
  server = await startServer({ root: site.root });
});
afterEach(async () => {
  await server.close();
  site.remove();
  rmSync(`${site.root}-outside.txt`);
});

test("other addresses of a page redirect to it, with their query", async () => {
  for (const [target, location] of [
    ["/program/?a=1&b=%20?", "/program?a=1&b=%20?"],
    ["/program/index.html", "/program"],
    ["/program.html", "/program"],
    ["/index.html", "/"],
  ] as const) {
    const { status, headers } = await get(target);
    expect([target, status, headers.location]).toEqual([target, 308, location]);
  }
  expect((await get("/program?a=1")).text).toBe(program);
  expect((await get("/proof.html")).text).toBe("dokaz");
});

test.each([
  "/nema.js",
  "/folder/",
  "//program/",
  "//program",
  "/program//",
  "/404",
  "/404/",
  "/.secret",
  "/_headers",
  "/program/nema/index.html",
  `${script}/`,
  `${script}/dalje`,
  `/${"a".repeat(5000)}`,
])("%s gets the 404 page", async (target) => {
  const { status, headers, text } = await get(target);
  expect([status, text]).toEqual([404, "<h1>Nema stranice</h1>"]);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

test.each(["/%", "/%zz", "/%E0%A4%A", "/program%00", "/a\\b", "http://drugi.example/program"])(
  "%s is a bad request",
  async (target) => {
    expect((await get(target)).status).toBe(400);
  },
);

test.each(["/../", "/%2e%2e/", "/folder/../../", "/folder/%2E%2e/%2e%2E/", "/%2e%2e%2f", "/..%5c"])(
  "%s does not lead out of the site",
  async (way) => {
    const { status, text } = await get(`${way}${path.basename(site.root)}-outside.txt`);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain("vani");
  },
);

test("only reading is allowed", async () => {
  for (const method of ["POST", "DELETE", "OPTIONS"]) {
    const { status, headers } = await send(server.port, "/program", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  }
});

test.each(["/program", script])("%s answers HEAD, a known ETag, gzip and br", async (target) => {
  const { headers, body } = await get(target);
  expect(headers).not.toHaveProperty("content-encoding");
  const head = await send(server.port, target, { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const { date: _date, ...lasting } = headers;
  expect(head.headers).toMatchObject(lasting);
  const again = await get(target, { "if-none-match": headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get(target, { "if-none-match": 'W/"other"' })).status).toBe(200);
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const packed = await get(target, { "accept-encoding": `${encoding}, deflate` });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(decode(packed.body).equals(body)).toBe(true);
  }
});

test("pages are as small as on hosts; images are left alone; a range gets the whole file", async () => {
  const brotli = { "accept-encoding": "br" };
  expect((await get("/program", brotli)).body.equals(brotliCompressSync(program))).toBe(true);
  const image = await get("/static/abc/photo.webp", brotli);
  expect(image.headers["content-encoding"]).toBeUndefined();
  expect((await get(script, { range: "bytes=9-2" })).status).toBe(200);
});

test("a new build is seen without a restart, its headers too", async () => {
  const { headers } = await get("/");
  expect(headers).toMatchObject({ "x-one": "1" });
  expect(headers).not.toHaveProperty("strict-transport-security");
  const before = await get("/program", { "accept-encoding": "br" });
  write("_headers", "/*\n  X-One: 2\n");
  write("program/index.html", "drugi program");
  write("folder/file.txt", "drugi, duži tekst");
  const after = await get("/program", { "accept-encoding": "br" });
  expect(after.headers["x-one"]).toBe("2");
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(brotliDecompressSync(after.body).toString()).toBe("drugi program");
  expect((await get("/folder/file.txt")).text).toBe("drugi, duži tekst");
});

test("a build that removes a requested file does not stop the server", async () => {
  const { createReadStream } = fs;
  const spy = jest.spyOn(fs, "createReadStream");
  spy.mockImplementationOnce((file) => createReadStream(`${file}-uklonjeno`));
  await expect(get(script)).rejects.toThrow();
  expect((await get(script)).status).toBe(200);
  spy.mockRestore();
});
