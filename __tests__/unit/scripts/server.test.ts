/** @jest-environment node */
// What `__tests__/browser/host.test.ts` cannot test: details of this server, and changes of the site.
import fs, { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { type RunningServer, startServer } from "../../../scripts/server/server";
import { makeSite, send, type TestSite } from "./site-fixture";

const script = "/app-01234567.js";
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

test.each([
  "//program",
  "/program//",
  "/program/nema/index.html",
  `${script}/`,
  `${script}/dalje`,
  `/${"a".repeat(5000)}`,
])("%s gets the 404 page", async (target) => {
  const { status, text } = await get(target);
  expect([status, text]).toEqual([404, "<h1>Nema stranice</h1>"]);
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

test.each(["/program", script])("%s answers HEAD, another ETag and br", async (target) => {
  const { headers, body } = await get(target);
  const head = await send(server.port, target, { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const { date: _date, ...lasting } = headers;
  expect(head.headers).toMatchObject(lasting);
  expect((await get(target, { "if-none-match": 'W/"other"' })).status).toBe(200);
  const packed = await get(target, { "accept-encoding": "br, deflate" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.body).equals(body)).toBe(true);
});

test("pages are as small as on hosts; images are left alone; a range gets the whole file", async () => {
  const brotli = { "accept-encoding": "br" };
  expect((await get("/program", brotli)).body.equals(brotliCompressSync(program))).toBe(true);
  const image = await get("/static/abc/photo.webp", brotli);
  expect(image.headers["content-encoding"]).toBeUndefined();
  expect((await get(script, { range: "bytes=9-2" })).status).toBe(200);
  // A file of HTML that is no page.
  expect((await get("/proof.html")).text).toBe("dokaz");
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
