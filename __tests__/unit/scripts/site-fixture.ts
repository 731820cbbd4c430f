// A small built site and plain HTTP for the tests of the server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";

/** A site on the disk. */
export interface TestSite {
  readonly root: string;
  readonly remove: () => void;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/**
 * Writes files to a new temporary folder.
 * @param files text by relative path
 */
export function makeSite(files: Record<string, string>): TestSite {
  const root = mkdtempSync(path.join(tmpdir(), "sanjalica-site-"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Sends a request exactly as written: the path is not normalised, nothing is decompressed. */
export function send(
  port: number,
  target: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Answer> {
  const { method = "GET", headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const where = { host: "127.0.0.1", port, path: target, method, headers, agent: false };
    const req = request(where, (res) => {
      buffer(res).then((whole) => {
        const { statusCode: status = 0, headers } = res;
        resolve({ status, headers, body: whole, text: whole.toString() });
      }, reject);
    });
    req.on("error", reject);
    req.end(body);
  });
}
