// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";

/** File of the built site with the headers it is to be sent with (src/gatsby/output/headers-file.ts). */
export const HEADERS_FILE = "_headers";

/**
 * @param {string} text a file in the format of Netlify and Cloudflare Pages
 * @returns {Record<string, string>} the headers of every answer
 */
export function parseGlobalHeaders(text) {
  const [, block = ""] = /^\/\*\n((?: {2}.*\n?)*)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/**
 * @param {string} root folder of the built site
 * @returns {Record<string, string>} the headers of every answer; none where the file is missing
 */
export function readGlobalHeaders(root) {
  try {
    return parseGlobalHeaders(readFileSync(path.join(root, HEADERS_FILE), "utf8"));
  } catch {
    return {};
  }
}
