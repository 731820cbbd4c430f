/** @jest-environment node */
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { createDownloadsMiddleware } from "../../../scripts/content/downloads";
import { mirrorFolder } from "../../../scripts/content/mirror";
import { createProblemsMiddleware, publishProblems } from "../../../scripts/content/problems";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-live-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("the copy of the content", () => {
  beforeEach(() => {
    fs.mkdirSync(at("content", "pages"), { recursive: true });
    fs.writeFileSync(at("content", "pages", "home.md"), "A");
    fs.writeFileSync(at("content", "foto1.webp"), "photo");
    mirrorFolder(at("content"), at("copy"));
  });

  test("holds every file", () => {
    expect(fs.readFileSync(at("copy", "pages", "home.md"), "utf8")).toBe("A");
    expect(fs.readFileSync(at("copy", "foto1.webp"), "utf8")).toBe("photo");
  });

  test("takes over what has changed, and leaves the rest untouched", async () => {
    const before = fs.statSync(at("copy", "foto1.webp")).ctimeMs;
    await wait(5);
    fs.writeFileSync(at("content", "pages", "home.md"), "B");
    mirrorFolder(at("content"), at("copy"));
    expect(fs.readFileSync(at("copy", "pages", "home.md"), "utf8")).toBe("B");
    expect(fs.statSync(at("copy", "foto1.webp")).ctimeMs).toBe(before);
  });

  test("loses what was deleted", () => {
    fs.rmSync(at("content", "foto1.webp"));
    mirrorFolder(at("content"), at("copy"));
    expect(fs.existsSync(at("copy", "foto1.webp"))).toBe(false);
  });
});

describe("problems for the browser", () => {
  test("are sent on connecting and on every change", async () => {
    const file = at("problems.json");
    publishProblems(file, { summary: "a", errors: [] });
    const middleware = createProblemsMiddleware(file);
    const server = http.createServer((req, res) => middleware(req, res, () => res.end("other")));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
    const leave = new AbortController();
    try {
      const events = await fetch(`${url}/__content-problems`, { signal: leave.signal });
      // Without this, the compression of `gatsby develop` holds events back.
      expect(events.headers.get("cache-control")).toBe("no-transform");
      const reader = events.body?.getReader();
      const next = async () => new TextDecoder().decode((await reader?.read())?.value);
      expect(await next()).toBe('data: {"summary":"a","errors":[]}\n\n');
      publishProblems(file, { summary: "bb", errors: ["x"] });
      expect(await next()).toBe('data: {"summary":"bb","errors":["x"]}\n\n');
      expect(await (await fetch(`${url}/program`)).text()).toBe("other");
    } finally {
      leave.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe("files to download", () => {
  test("are served as they are now, with their type, and kept by nobody", async () => {
    const middleware = createDownloadsMiddleware(at("content"));
    const server = http.createServer((req, res) => {
      void middleware(req, res, () => void res.end("other"));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const get = () =>
      fetch(`http://127.0.0.1:${typeof address === "object" && address?.port}/zahtjev.pdf`);
    try {
      // There may be no folder yet when live editing begins.
      expect(await (await get()).text()).toBe("other");
      fs.mkdirSync(at("content", "files"), { recursive: true });
      for (const text of ["%PDF-1.4", "%PDF-1.7 new"]) {
        fs.writeFileSync(at("content", "files", "zahtjev.pdf"), text);
        const answer = await get();
        expect(await answer.text()).toBe(text);
        expect(answer.headers.get("content-type")).toBe("application/pdf");
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
