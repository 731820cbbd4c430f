// @ts-check
// Counts what the first view of each page needs, from the built files alone.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PUBLIC_DIR } from "../../scripts/lib/paths.mjs";

/** @typedef {{ html: number, script: number, fonts: number, prefetch: number }} PageBytes */

/** @param {string} file below public/ */
const read = (file) => readFileSync(path.join(PUBLIC_DIR, file));

/** @param {Buffer} bytes */
const brotli = (bytes) => brotliCompressSync(bytes).length;

/** @param {string} route */
const nameOf = (route) => route.slice(1) || "index";

/**
 * @param {string} html
 * @param {RegExp} pattern with the address as its first group
 * @returns {string[]} paths below public/
 */
function addressesIn(html, pattern) {
  return [...html.matchAll(pattern)].map(([, address = ""]) => address.replace(/^\//, ""));
}

/**
 * @param {string} route for example "/program"
 * @returns {PageBytes}
 */
export function pageBytes(route) {
  const html = read(route === "/" ? "index.html" : `${nameOf(route)}/index.html`);
  const text = html.toString();
  const scripts = addressesIn(text, /"(\/[\w-]+\.js)"/g);
  const fonts = addressesIn(text, /url\(([^)]+\.woff2)\)/g);
  const sum = (/** @type {number[]} */ sizes) => sizes.reduce((total, size) => total + size, 0);
  return {
    html: brotli(html),
    script: sum(scripts.map((file) => brotli(read(file)))),
    fonts: sum(fonts.map((file) => read(file).length)),
    prefetch: brotli(read(`page-data/${nameOf(route)}/page-data.json`)),
  };
}
