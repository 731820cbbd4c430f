// Counts the bytes that the first view of a page loads, from the built files.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { publicPath, readPublic } from "./public-files";
import { sitePrefix } from "./tested-site";

/** The length of a file as hosts send it. */
export const gzipped = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** @param pattern of addresses below the path prefix */
function bytesOf(html: string, pattern: string, measure: (file: Buffer) => number): number {
  const found = [...html.matchAll(RegExp(`["(]${sitePrefix}/(${pattern})[")]`, "g"))];
  const files = new Set(found.map(([, file = ""]) => file));
  return [...files].reduce((sum, file) => sum + measure(readFileSync(publicPath(file))), 0);
}

/** @param route for example "/program" */
export function pageBytes(route: string) {
  const html = readPublic(path.posix.join(route.slice(1), "index.html"));
  return {
    html: gzipped(html),
    script: bytesOf(html, "[\\w-]+\\.js", gzipped),
    fonts: bytesOf(html, "[\\w./-]+\\.woff2", ({ length }) => length),
    prefetch: gzipped(readPublic(`page-data/${route.slice(1) || "index"}/page-data.json`)),
  };
}
