// Reads and sends HTML pages, which are small enough to be changed and compressed in memory.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage as Request, ServerResponse as Response } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { PAGE_CACHE_CONTROL } from "../../src/domain/cache-policy";
import { withLocalMailbox } from "./local-service";

/**
 * Reads a page as it is sent: pointed at the local mailbox if the build has no keys.
 * @returns null when it cannot be read for any reason: a build may be replacing it
 */
export function readPage(file: string): string | null {
  try {
    return withLocalMailbox(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Compressed pages by ETag. Brotli at its highest level, as hosts store pages, takes some 70 ms for
 * a page of 50 kB.
 */
const compressedPages: Map<string, Buffer> = new Map();

function compress(html: string, etag: string): Buffer {
  const compressed = compressedPages.get(etag) ?? brotliCompressSync(html);
  compressedPages.set(etag, compressed);
  return compressed;
}

/** Sends an HTML page, or 304 when the browser already has this version. */
export function sendPage(req: Request, res: Response, html: string, status: number = 200) {
  // Weak, because the same page may be sent in different encodings.
  const etag = `W/"${createHash("sha1").update(html).digest("base64url")}"`;
  res.setHeader("Cache-Control", PAGE_CACHE_CONTROL);
  res.setHeader("ETag", etag);
  res.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && req.headers["if-none-match"] === etag) {
    res.writeHead(304).end();
    return;
  }
  const acceptsBrotli = /\bbr\b/.test(String(req.headers["accept-encoding"]));
  if (acceptsBrotli) res.setHeader("Content-Encoding", "br");
  const body = acceptsBrotli ? compress(html, etag) : Buffer.from(html);
  res.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
  });
  res.end(body);
}
