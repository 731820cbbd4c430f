// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { cacheControlFor } from "./cache-policy.mjs";
import { findPage, isFile, sendPage } from "./pages.mjs";
import { isHiddenPath, parseRequestPath } from "./request-path.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * @typedef {object} SiteHandlerOptions
 * @property {string} root folder of the built site
 * @property {(req: Request, res: Response, next: () => void) => void} serveFile serves other files
 * @property {(html: string) => string} transform last change to a page before it is sent
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
 * @returns {string | null} for "/program/" and "/program/index.html" the path "/program"
 */
export function cleanPath(pathname) {
  if (pathname === "/") return null;
  const clean = pathname.replace(/\/(?:index\.html)?$/, "");
  return clean === pathname ? null : clean || "/";
}

/**
 * Makes the handler of everything in the built site: pages under clean URLs, files, the 404 page.
 * @param {SiteHandlerOptions} options
 * @returns {(req: Request, res: Response) => void}
 */
export function createSiteHandler({ root, serveFile, transform }) {
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
    const request = parseRequestPath(req.url ?? "");
    if (!request) return sendText(res, 400, "Neispravna adresa.");
    const { pathname, query } = request;
    if (isHiddenPath(pathname) || /^\/404(?:\/|\.html|\/index\.html)?$/.test(pathname)) {
      return sendNotFound(req, res);
    }

    const clean = cleanPath(pathname);
    if (clean !== null) {
      if (!findPage(root, clean)) return sendNotFound(req, res);
      return res.writeHead(308, { Location: encodeURI(clean) + query }).end();
    }
    const page = findPage(root, pathname);
    if (page) return sendPage(req, res, readPage(page));

    // Parts of files are never needed here, and compressing them would be wrong.
    delete req.headers.range;
    res.setHeader("Cache-Control", cacheControlFor(pathname));
    return serveFile(req, res, () => sendNotFound(req, res));
  };
}
