/** @jest-environment node */
// What `__tests__/browser/host.test.ts` cannot test: details of this server, and changes of the site.
import fs, { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
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
    "program/index.html": program,
    "program.html": program,
    [script]: "console.log(1);".repeat(200),
    "static/abc/photo.webp": "x".repeat(4000),
    "folder/file.txt": "tekst",
    ".secret": "tajna",
  });
  writeFileSync(`${site.root}-outside.txt`, "vani");
  server = await startServer({ root: site.root });
});
afterEach(async () => {
  await server.close();
  site.remove();
  rmSync(`${site.root}-outside.txt`);
});

test.each(["/../", "/%2e%2e/", "/folder/../../", "/folder/%2E%2e/%2e%2E/", "/%2e%2e%2f", "/..%5c"])(
  "%s does not lead out of the site",
  async (way) => {
    const { status, text } = await get(`${way}${path.basename(site.root)}-outside.txt`);
    expect([status, text]).toEqual([404, "<h1>Nema stranice</h1>"]);
  },
);

test("a new build is seen without a restart", async () => {
  write("program.html", "drugi program");
  write("folder/file.txt", "drugi, duži tekst");
  expect((await get("/program")).text).toBe("drugi program");
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
