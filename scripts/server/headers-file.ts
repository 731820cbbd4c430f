import { readFileSync } from "node:fs";
import path from "node:path";

/** The file of the built site that sets its headers (src/gatsby/output/headers-file.ts). */
const HEADERS_FILE = "_headers";

/**
 * @param text a file in the format of Netlify and Cloudflare Pages
 * @returns the headers of every response
 */
export function parseGlobalHeaders(text: string): Record<string, string> {
  const [, block = ""] = /^\/\*\n((?: {2}.*\n?)*)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/**
 * @param root folder of the built site
 * @returns the headers of every response; none if the file is missing
 */
export function readGlobalHeaders(root: string): Record<string, string> {
  try {
    return parseGlobalHeaders(readFileSync(path.join(root, HEADERS_FILE), "utf8"));
  } catch {
    return {};
  }
}
