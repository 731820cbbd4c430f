// @ts-check
import { UserError } from "./report.mjs";

/** Nobody's domain (RFC 2606), in place of one that has not been chosen. */
export const EXAMPLE_URL = "https://sanjalica.example";

// A byte order mark, which Notepad may put first, is a blank to Gatsby's own reader too.
const line = /^[ \t\uFEFF]*(?:export[ \t]+)?SITE_URL[ \t]*=[ \t]*["']?([^\s"'#]+)/m;

/**
 * Reads SITE_URL, the scheme and host the site is published at; the folder below it, where there is
 * one, is PATH_PREFIX (path-prefix.mjs).
 * @param {Record<string, string | undefined>} env wins over the files, as in Gatsby
 * @param {readonly string[]} envFiles contents of .env.production and .env
 * @returns {string} for example "https://www.sanjalica.ba"
 * @throws {UserError} when it is not such an address
 */
export function siteUrl(env, envFiles) {
  const fromFile = envFiles.map((text) => line.exec(text)?.[1]).find(Boolean);
  const text = (env.SITE_URL ?? fromFile)?.trim() || EXAMPLE_URL;
  const url = parseUrl(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UserError(
    `SITE_URL mora biti adresa kao „https://www.sanjalica.ba”, a sada je „${text}”. Folder ispod nje, ako ga ima, ide u PATH_PREFIX.`,
  );
}

/** @param {string} text */
function parseUrl(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** @param {string} url */
export function isExampleUrl(url) {
  return new URL(url).hostname.endsWith(".example");
}
