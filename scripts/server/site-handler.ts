import { readFileSync } from "node:fs";
import type { IncomingMessage as Request, ServerResponse as Response } from "node:http";
import path from "node:path";
import { cacheControlFor } from "../../src/domain/cache-policy";
import { HEADERS_FILE } from "./headers-file";
import { findPage, isFile, sendPage } from "./pages";
import { isHiddenPath, parseRequestPath } from "./request-path";

export type Handler = (req: Request, res: Response) => void;

export interface SiteHandlerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Serves other files. */
  readonly serveFile: (req: Request, res: Response, next: () => void) => void;
  /** Last change to a page before it is sent. */
  readonly transform: (html: string) => string;
  /** Path below which the site is served, for example "/sanjalica". */
  readonly prefix?: string;
}

function sendText(
  res: Response,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(text);
}

/**
 * Finds the clean URL of a page asked for in another way.
 * @param pathname decoded path
 * @returns for "/program/", "/program.html" and "/program/index.html" the path "/program"
 */
export function cleanPath(pathname: string): string | null {
  if (pathname === "/") return null;
  const clean = pathname.replace(/\/(?:index\.html)?$|\.html$/, "");
  return clean === pathname ? null : clean || "/";
}

/**
 * @param url request target
 * @param prefix "" or for example "/sanjalica"
 * @returns the target below the prefix; "" for one that is not below it
 */
function withoutPrefix(url: string, prefix: string): string {
  const rest = url.slice(prefix.length);
  if (!url.startsWith(prefix) || !/^(?:\/|\?|$)/.test(rest)) return "";
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Makes the handler of everything in the built site: pages under clean URLs, files, the 404 page. */
export function createSiteHandler({
  root,
  serveFile,
  transform,
  prefix = "",
}: SiteHandlerOptions): Handler {
  const readPage = (file: string) => transform(readFileSync(file, "utf8"));

  const sendNotFound: Handler = (req, res) => {
    const file = path.join(root, "404.html");
    for (const name of ["Cache-Control", "Content-Type"]) res.removeHeader(name);
    if (!isFile(file)) sendText(res, 404, "Stranica nije pronađena.");
    else sendPage(req, res, readPage(file), 404);
  };

  return (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      return sendText(res, 405, "Ova radnja nije dozvoljena.", { Allow: "GET, HEAD" });
    }
    if (!parseRequestPath(req.url ?? "")) return sendText(res, 400, "Neispravna adresa.");
    const request = parseRequestPath(withoutPrefix(req.url ?? "", prefix));
    if (!request) return sendNotFound(req, res);
    const { pathname, query, raw } = request;
    req.url = raw + query;
    const isHidden = isHiddenPath(pathname) || pathname === `/${HEADERS_FILE}`;
    if (isHidden || /^\/404(?:\/|\.html|\/index\.html)?$/.test(pathname)) {
      return sendNotFound(req, res);
    }

    const clean = cleanPath(pathname);
    if (clean !== null) {
      if (findPage(root, clean)) {
        return res.writeHead(308, { Location: prefix + encodeURI(clean) + query }).end();
      }
      if (!pathname.endsWith(".html")) return sendNotFound(req, res);
    }
    const page = findPage(root, pathname);
    if (page) return sendPage(req, res, readPage(page));

    // Parts of files are never needed here, and compressing them would be wrong.
    delete req.headers.range;
    res.setHeader("Cache-Control", cacheControlFor(pathname));
    return serveFile(req, res, () => sendNotFound(req, res));
  };
}
