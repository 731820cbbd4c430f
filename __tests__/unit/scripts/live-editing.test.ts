/** @jest-environment node */
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import {
  createDownloadsMiddleware,
  createProblemsMiddleware,
  publishProblems,
} from "../../../scripts/content/develop-middleware";
import { mirrorFolder } from "../../../scripts/content/mirror";

type Middleware = (
  req: http.IncomingMessage,
  res: http.ServerResponse,
  next: () => void,
) => unknown;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-live-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const read = (...names: string[]) => fs.readFileSync(at(...names), "utf8");
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a server with the middleware while `tryIt` runs. */
async function serving(middleware: Middleware, tryIt: (url: string) => Promise<void>) {
  const server = http.createServer((req, res) => void middleware(req, res, () => res.end("other")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  try {
    await tryIt(`http://127.0.0.1:${typeof address === "object" && address?.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("the copy of the content gets the changes, and other files are not touched", async () => {
  fs.mkdirSync(at("content", "pages"), { recursive: true });
  fs.writeFileSync(at("content", "pages", "home.md"), "A");
  for (const name of ["foto1.webp", "foto2.webp"]) fs.writeFileSync(at("content", name), name);
  mirrorFolder(at("content"), at("copy"));
  expect([read("copy", "pages", "home.md"), read("copy", "foto1.webp")]).toEqual([
    "A",
    "foto1.webp",
  ]);
  const before = fs.statSync(at("copy", "foto1.webp")).ctimeMs;
  await wait(5);
  fs.writeFileSync(at("content", "pages", "home.md"), "B");
  fs.rmSync(at("content", "foto2.webp"));
  mirrorFolder(at("content"), at("copy"));
  expect(read("copy", "pages", "home.md")).toBe("B");
  expect(fs.statSync(at("copy", "foto1.webp")).ctimeMs).toBe(before);
  expect(fs.existsSync(at("copy", "foto2.webp"))).toBe(false);
});

test("problems are sent to the browser on connecting and on every change", async () => {
  const file = at("problems.json");
  publishProblems(file, { summary: "a", errors: [] });
  await serving(createProblemsMiddleware(file), async (url) => {
    const leave = new AbortController();
    const events = await fetch(`${url}/__content-problems`, { signal: leave.signal });
    // Otherwise the compression of `gatsby develop` buffers the events.
    expect(events.headers.get("cache-control")).toBe("no-transform");
    const reader = events.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('data: {"summary":"a","errors":[]}\n\n');
    publishProblems(file, { summary: "bb", errors: ["x"] });
    expect(await next()).toBe('data: {"summary":"bb","errors":["x"]}\n\n');
    expect(await (await fetch(`${url}/program`)).text()).toBe("other");
    leave.abort();
  });
});

test("downloads are served in their current version, with their type, and not cached", async () => {
  await serving(createDownloadsMiddleware(at("content")), async (url) => {
    const get = () => fetch(`${url}/zahtjev.pdf`);
    // The folder may be created while the server is running.
    expect(await (await get()).text()).toBe("other");
    fs.mkdirSync(at("content", "files"), { recursive: true });
    for (const text of ["%PDF-1.4", "%PDF-1.7 new"]) {
      fs.writeFileSync(at("content", "files", "zahtjev.pdf"), text);
      const answer = await get();
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });
});
