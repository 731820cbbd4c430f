import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PAGE_CACHE_CONTROL } from "../../src/domain/cache-policy";

/** @returns false also for impossible paths, such as one that leads through a file */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Finds the HTML file of a clean URL.
 * @param root folder of the built site
 * @param pathname decoded path without a slash at its end, "/" for the home page
 * @returns absolute path, or null when there is no such page
 */
export function findPage(root: string, pathname: string): string | null {
  if (pathname !== "/" && /\/\/|\/$/.test(pathname)) return null;
  const file = path.join(root, pathname, "index.html");
  return isFile(file) ? file : null;
}

/**
 * Reads every page of the built site.
 * @returns HTML texts
 */
export function readAllPages(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), "utf8"));
}

/**
 * Pages after brotli by their ETag. Compressed at the highest level, as hosts store them, a page of
 * 50 kB takes some 70 ms: once is enough.
 */
const compressedPages: Map<string, Buffer> = new Map();

/** So many builds may follow each other while the server runs. */
const mostCompressedPages = 200;

function compressPage(html: string, etag: string) {
  const compressed = compressedPages.get(etag) ?? brotliCompressSync(html);
  if (compressedPages.size >= mostCompressedPages) compressedPages.clear();
  compressedPages.set(etag, compressed);
  return compressed;
}

const takesBrotli = ({ headers }: import("node:http").IncomingMessage) =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(String(headers["accept-encoding"] ?? ""));

/** Sends an HTML page, or 304 when the browser already has it. */
export function sendPage(
  req: import("node:http").IncomingMessage,
  res: import("node:http").ServerResponse,
  html: string,
  status: number = 200,
) {
  // Weak, because the same page may go out compressed in different ways.
  const etag = `W/"${createHash("sha1").update(html).digest("base64url")}"`;
  res.setHeader("Cache-Control", PAGE_CACHE_CONTROL);
  res.setHeader("ETag", etag);
  res.setHeader("Vary", "Accept-Encoding");
  const known = (req.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim());
  if (status === 200 && known.includes(etag)) {
    res.writeHead(304).end();
    return;
  }
  const isCompressed = takesBrotli(req);
  if (isCompressed) res.setHeader("Content-Encoding", "br");
  const body = isCompressed ? compressPage(html, etag) : Buffer.from(html);
  res.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
  });
  res.end(req.method === "HEAD" ? undefined : body);
}
