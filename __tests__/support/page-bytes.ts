// How many bytes the first view of a page loads, according to the built files.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { getPublicPath, readPublic } from "./public-files";
import { sitePrefix } from "./tested-site";

/** Return the size of a file as the host sends it. */
export const getGzippedSize = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** Sum up the sizes of files that a page names. @param pattern matches paths below the path prefix */
function sumFileSizes(html: string, pattern: string, measure: (file: Buffer) => number): number {
  const found = [...html.matchAll(RegExp(`["(]${sitePrefix}/(${pattern})[")]`, "g"))];
  const files = new Set(found.map(([, file = ""]) => file));
  return [...files].reduce((sum, file) => sum + measure(readFileSync(getPublicPath(file))), 0);
}

/** Return the sizes of a page by kind of file. @param route such as "/program" */
export function getPageBytes(route: string) {
  const html = readPublic(path.posix.join(route.slice(1), "index.html"));
  return {
    html: getGzippedSize(html),
    script: sumFileSizes(html, "[\\w-]+\\.js", getGzippedSize),
    fonts: sumFileSizes(html, "[\\w./-]+\\.woff2", ({ length }) => length),
    prefetch: getGzippedSize(readPublic(`page-data/${route.slice(1) || "index"}/page-data.json`)),
  };
}
