// Serves the built site as GitHub Pages does: pages without an ending, files, the 404 page.
import { readFileSync } from "node:fs";
import type { RequestListener, ServerResponse as Response } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { withLocalMailbox } from "./local-service";

/** Files with a hash in their names. */
const hashed = /^\/static\/|-[0-9a-f]{8}\.(?:js|css)$/;

/**
 * Reads a page as it is sent: pointed at the local mailbox if the build has no keys.
 * @param root folder of the built site
 * @param address below the site's path prefix: `/program`
 * @returns null if there is no such page
 */
export function readPage(root: string, address: string): string | null {
  if (!/^[\w/-]*$/.test(address)) return null;
  const read = (file: string) => {
    try {
      return withLocalMailbox(readFileSync(path.join(root, file), "utf8"));
    } catch {
      // A build may be replacing it.
      return null;
    }
  };
  return read(`${address}.html`) ?? read(`${address}/index.html`);
}

function sendPage(res: Response, status: number, html: string): void {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };
  res.writeHead(status, headers).end(html);
}

/**
 * @param root folder of the built site
 * @param prefix path below which the site is served, for example "/sanjalica", or ""
 */
export function createSite(root: string, prefix: string): RequestListener {
  // dev: sirv looks files up at each request, so that a new build may replace them at any time.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (res, address) => {
      if (hashed.test(address)) res.setHeader("Cache-Control", "max-age=31536000, immutable");
    },
  });

  return (req, res) => {
    const notFound = () => sendPage(res, 404, readPage(root, "/404") ?? "Stranica nije pronađena.");
    const [address = ""] = (req.url ?? "").split("?", 1);
    if (!`${address}/`.startsWith(`${prefix}/`)) return notFound();
    const own = address.slice(prefix.length) || "/";
    const page = readPage(root, own);
    if (page !== null) return sendPage(res, 200, page);
    req.url = own;
    // Without this handler, a file that a build removes at this moment would end the process.
    res.once("pipe", (file) => file.once("error", () => res.destroy()));
    return serveFile(req, res, notFound);
  };
}
