// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { cacheControlFor } from "../../src/domain/cache-policy.mjs";
import { HEADERS_FILE } from "./headers-file.mjs";
import { findPage, isFile, sendPage } from "./pages.mjs";
import { isHiddenPath, parseRequestPath } from "./request-path.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * @typedef {object} SiteHandlerOptions
 * @property {string} root folder of the built site
 * @property {(req: Request, res: Response, next: () => void) => void} serveFile serves other files
 * @property {(html: string) => string} transform last change to a page before it is sent
 * @property {string} [prefix] path below which the site is served, for example "/sanjalica"
 */

/**
 * @param {Response} res
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
function sendText(res, status, text, headers = {}) {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(text);
}

/**
 * Finds the clean URL of a page asked for in another way.
 * @param {string} pathname decoded path
 * @returns {string | null} for "/program/", "/program.html" and "/program/index.html" the path
 *   "/program"
 */
export function cleanPath(pathname) {
  if (pathname === "/") return null;
  const clean = pathname.replace(/\/(?:index\.html)?$|\.html$/, "");
  return clean === pathname ? null : clean || "/";
}

/**
 * @param {string} url request target
 * @param {string} prefix "" or for example "/sanjalica"
 * @returns {string} the target below the prefix; "" for one that is not below it
 */
function withoutPrefix(url, prefix) {
  const rest = url.slice(prefix.length);
  if (!url.startsWith(prefix) || !/^(?:\/|\?|$)/.test(rest)) return "";
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * Makes the handler of everything in the built site: pages under clean URLs, files, the 404 page.
 * @param {SiteHandlerOptions} options
 * @returns {(req: Request, res: Response) => void}
 */
export function createSiteHandler({ root, serveFile, transform, prefix = "" }) {
  const readPage = (/** @type {string} */ file) => transform(readFileSync(file, "utf8"));

  /** @type {(req: Request, res: Response) => void} */
  const sendNotFound = (req, res) => {
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
