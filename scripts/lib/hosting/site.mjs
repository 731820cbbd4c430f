// @ts-check
// What the configuration of any web server has to know of the built site.
import { readdirSync } from "node:fs";
import path from "node:path";
import {
  CACHE_RULES,
  OTHER_CACHE_CONTROL,
  PAGE_CACHE_CONTROL,
} from "../../../src/domain/cache-policy.mjs";
import { readGlobalHeaders } from "../headers-file.mjs";
import { isFile } from "../pages.mjs";
import { UserError } from "../report.mjs";

/**
 * @typedef {object} HostedSite
 * @property {string} prefix path below which the site is served, "" at the top of its host
 * @property {string[]} pages clean paths, "/program", without the home page
 * @property {Record<string, string>} headers of every answer
 * @property {{ pattern: string, value: string }[]} cache the first pattern that fits a path decides
 * @property {string} otherCache where none fits
 * @property {string} pageCache Cache-Control of pages
 */

/**
 * @param {string} root the built site
 * @param {string} prefix for example "/sanjalica"
 * @returns {HostedSite}
 * @throws {UserError} when the site is not built
 */
export function readHostedSite(root, prefix) {
  const headers = readGlobalHeaders(root);
  if (Object.keys(headers).length === 0) {
    throw new UserError("Stranica još nije izrađena. Pokrenite prvo:  npm run build");
  }
  const pages = readdirSync(root)
    .filter((name) => name !== "404" && isFile(path.join(root, name, "index.html")))
    .sort()
    .map((name) => `${prefix}/${name}`);
  const cache = CACHE_RULES.map(([pattern, value]) => ({
    pattern: pattern.source.replaceAll("\\/", "/").replaceAll("^/", `^${prefix}/`),
    value,
  }));
  return {
    prefix,
    pages,
    headers,
    cache,
    otherCache: OTHER_CACHE_CONTROL,
    pageCache: PAGE_CACHE_CONTROL,
  };
}

/**
 * @param {HostedSite} site
 * @returns {[string, string][]} other addresses of pages, and the clean ones they lead to
 */
export function movedPages({ pages, prefix }) {
  const home = `${prefix}/`;
  return [
    ...(prefix ? [/** @type {[string, string]} */ ([prefix, home])] : []),
    [`${home}index.html`, home],
    ...pages.flatMap((page) =>
      ["/", "/index.html", ".html"].map(
        (ending) => /** @type {[string, string]} */ ([page + ending, page]),
      ),
    ),
  ];
}
