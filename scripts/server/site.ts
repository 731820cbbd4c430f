// Serves the built site as a host does: pages under clean URLs, files, the 404 page.
import type {
  IncomingMessage as Request,
  RequestListener,
  ServerResponse as Response,
} from "node:http";
import path from "node:path";
import sirv from "sirv";
import { cacheControlFor } from "../../src/domain/cache-policy";
import { readPage, sendPage } from "./pages";

/**
 * Paths that get the 404 page: hidden files, the host's settings, double slashes, the 404 page
 * itself.
 */
const unserved = /\/\.(?!well-known\/)|^\/_headers$|\/\/|^\/404(?:\.html$|\/|$)/;

function sendText(res: Response, status: number, text: string) {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

/** @returns the decoded path; null if it is malformed */
function decodePath(raw: string): string | null {
  try {
    // Not decodeURIComponent: an encoded slash must not become a path separator.
    const pathname = decodeURI(raw);
    return /^\/[^\0\\]*$/.test(pathname) ? pathname : null;
  } catch {
    return null;
  }
}

/**
 * @param root folder of the built site
 * @param prefix path below which the site is served, for example "/sanjalica", or ""
 */
export function createSite(root: string, prefix: string): RequestListener {
  // dev: sirv looks files up at each request, so that a new build may replace them at any time.
  const serveFile = sirv(root, { dev: true, etag: true, extensions: [] });

  const notFound = (req: Request, res: Response) => {
    const html = readPage(path.join(root, "404.html")) ?? "Stranica nije pronađena.";
    sendPage(req, res, html, 404);
  };

  return (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      return sendText(res, 405, "Ova radnja nije dozvoljena.");
    }
    const [raw = ""] = (req.url ?? "").split("?", 1);
    const wholePath = decodePath(raw);
    if (wholePath === null) return sendText(res, 400, "Neispravna adresa.");
    const pathname = wholePath.slice(prefix.length) || "/";
    if (!`${wholePath}/`.startsWith(`${prefix}/`) || unserved.test(pathname)) {
      return notFound(req, res);
    }

    // "/program/", "/program.html" and "/program/index.html" are the page "/program".
    const clean = pathname.replace(/\/(?:index\.html)?$|\.html$/, "");
    const html = readPage(path.join(root, clean, "index.html"));
    if (html !== null && pathname === (clean || "/")) return sendPage(req, res, html);
    if (html !== null) {
      const query = req.url?.slice(raw.length) ?? "";
      res.writeHead(308, { Location: prefix + encodeURI(clean || "/") + query }).end();
      return;
    }
    if (pathname.endsWith("/")) return notFound(req, res);

    // No ranges: the server compresses the response, and a range of it would be useless.
    delete req.headers.range;
    req.url = encodeURI(pathname);
    res.setHeader("Cache-Control", cacheControlFor(pathname));
    // Without this handler, a file that a build removes at this moment would end the process.
    res.once("pipe", (file) => file.once("error", () => res.destroy()));
    return serveFile(req, res, () => notFound(req, res));
  };
}
