// Counts the bytes that the first view of a page loads, from the built files.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** The length of a file as hosts send it. */
export const gzipped = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

const nameOf = (route: string) => route.slice(1) || "index";

/**
 * @param pattern whose first group is an address
 * @returns paths below public/
 */
function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = ""]) => address.replace(/^\//, ""));
}

const readHtml = (folder: string, route: string) =>
  readFileSync(path.join(folder, route, "index.html"));

/**
 * @param folder of a site built without a path prefix
 * @param route for example "/program"
 */
export function pageBytes(folder: string, route: string) {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const html = readHtml(folder, route);
  const text = html.toString();
  const scripts = addressesIn(text, /"(\/[\w-]+\.js)"/g);
  const fonts = addressesIn(text, /url\(([^)]+\.woff2)\)/g);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    html: gzipped(html),
    script: sum(scripts.map((file) => gzipped(read(file)))),
    fonts: sum(fonts.map((file) => read(file).length)),
    prefetch: gzipped(read(`page-data/${nameOf(route)}/page-data.json`)),
  };
}
