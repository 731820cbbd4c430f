// What the configuration of any web server has to know of the built site.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import {
  CACHE_RULES,
  OTHER_CACHE_CONTROL,
  PAGE_CACHE_CONTROL,
} from "../../src/domain/cache-policy";
import { readGlobalHeaders } from "../server/headers-file";
import { UserError } from "../system/report";

export interface HostedSite {
  /** Path below which the site is served, "" at the top of its host. */
  readonly prefix: string;
  /** Clean paths, "/program", without the home page. */
  readonly pages: string[];
  /** Of every answer. */
  readonly headers: Record<string, string>;
  /** The first pattern that fits a path decides. */
  readonly cache: { pattern: string; value: string }[];
  /** Where none fits. */
  readonly otherCache: string;
  /** Cache-Control of pages. */
  readonly pageCache: string;
}

/**
 * @param root the built site
 * @param prefix for example "/sanjalica"
 * @throws {UserError} when the site is not built
 */
export function readHostedSite(root: string, prefix: string): HostedSite {
  const headers = readGlobalHeaders(root);
  if (Object.keys(headers).length === 0) {
    throw new UserError("Stranica još nije izrađena. Pokrenite prvo:  npm run build");
  }
  const pages = readdirSync(root)
    .filter((name) => name !== "404" && existsSync(path.join(root, name, "index.html")))
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

/** @returns other addresses of pages, and the clean ones they lead to */
export function movedPages({ pages, prefix }: HostedSite): [string, string][] {
  const home = `${prefix}/`;
  const moved = pages.flatMap((page) =>
    ["/", "/index.html", ".html"].map((ending): [string, string] => [page + ending, page]),
  );
  moved.unshift([`${home}index.html`, home]);
  if (prefix) moved.unshift([prefix, home]);
  return moved;
}
