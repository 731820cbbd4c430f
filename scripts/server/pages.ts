// HTML pages: small enough to be read, changed and compressed as a whole.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage as Request, ServerResponse as Response } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { PAGE_CACHE_CONTROL } from "../../src/domain/cache-policy";
import { withLocalMailbox } from "./local-service";

/**
 * Reads a page as it is to be sent: where the build has no keys, pointed at the local mailbox.
 * @returns null when it cannot be read, whatever the reason: a build may be replacing it
 */
export function readPage(file: string): string | null {
  try {
    return withLocalMailbox(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Pages after brotli by their ETag. At the highest level, as hosts store them, a page of 50 kB takes
 * some 70 ms: once is enough.
 */
const packedPages: Map<string, Buffer> = new Map();

function pack(html: string, etag: string): Buffer {
  const packed = packedPages.get(etag) ?? brotliCompressSync(html);
  packedPages.set(etag, packed);
  return packed;
}

/** Sends an HTML page, or 304 when the browser already has it. */
export function sendPage(req: Request, res: Response, html: string, status: number = 200) {
  // Weak, because the same page may go out compressed in different ways.
  const etag = `W/"${createHash("sha1").update(html).digest("base64url")}"`;
  res.setHeader("Cache-Control", PAGE_CACHE_CONTROL);
  res.setHeader("ETag", etag);
  res.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && req.headers["if-none-match"] === etag) {
    res.writeHead(304).end();
    return;
  }
  const takesBrotli = /\bbr\b/.test(String(req.headers["accept-encoding"]));
  if (takesBrotli) res.setHeader("Content-Encoding", "br");
  const body = takesBrotli ? pack(html, etag) : Buffer.from(html);
  res.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
  });
  res.end(body);
}
