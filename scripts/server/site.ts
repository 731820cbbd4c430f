// Serves the built site as GitHub Pages does: pages without an ending, files, the 404 page.
import { readFileSync } from "node:fs";
import type { RequestListener, ServerResponse as Response } from "node:http";
import path from "node:path";
import sirv from "sirv";

/** Files with a hash in their names. */
const hashed = /^\/static\/|-[0-9a-f]{8}\.(?:js|css)$/;

/** Return the text of a file; null if there is none: a build may be replacing it. */
function read(root: string, file: string): string | null {
  try {
    return readFileSync(path.join(root, file), "utf8");
  } catch {
    return null;
  }
}

function sendNotFound(res: Response, root: string): void {
  const headers = { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" };
  res.writeHead(404, headers).end(read(root, "404.html") ?? "Stranica nije pronađena.");
}

/**
 * Create a handler that serves a built site.
 * @param root folder of the built site
 * @param prefix path below which the site is served, for example "/sanjalica", or ""
 */
export function createSite(root: string, prefix: string): RequestListener {
  // dev: sirv looks files up at each request, so that a new build may replace them at any time.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (res, address) => {
      if (hashed.test(address)) res.setHeader("Cache-Control", "max-age=31536000, immutable");
    },
  });

  return (req, res) => {
    const notFound = () => sendNotFound(res, root);
    const [address = ""] = (req.url ?? "").split("?", 1);
    if (!`${address}/`.startsWith(`${prefix}/`)) return notFound();
    req.url = address.slice(prefix.length) || "/";
    // Without this handler, a file that a build removes at this moment would end the process.
    res.once("pipe", (file) => file.once("error", () => res.destroy()));
    return serveFile(req, res, notFound);
  };
}
