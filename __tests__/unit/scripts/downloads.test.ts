/** @jest-environment node */
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { createDownloadsMiddleware } from "../../../scripts/server/downloads";

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
