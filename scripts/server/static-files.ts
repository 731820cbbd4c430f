// Serves the built site at the paths that GitHub Pages has: pages without an ending, files, the 404 page.
import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse as Response } from "node:http";
import path from "node:path";
import sirv from "sirv";

/** Files with a hash in their names. */
const hashed = /^\/static\/|[-.][0-9a-f]{7,8}\.(?:js|css)$/;

async function sendNotFound(res: Response, root: string): Promise<void> {
  const file = readFile(path.join(root, "404.html"), "utf8");
  // A build may be replacing the file.
  const page = await file.catch(() => "Stranica nije pronađena.");
  const headers = { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" };
  res.writeHead(404, headers).end(page);
}

/**
 * Create a handler that serves a built site.
 * @param root folder of the built site
 * @param prefix path below which the site is served, for example "/sanjalica", or ""
 */
export function createStaticFileHandler(root: string, prefix: string): RequestListener {
  // dev: sirv looks files up at each request, so that a new build may replace them at any time.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (res, pathname) => {
      if (hashed.test(pathname)) res.setHeader("Cache-Control", "max-age=31536000, immutable");
    },
  });

  return (req, res) => {
    const notFound = () => sendNotFound(res, root);
    const [pathname = ""] = (req.url ?? "").split("?", 1);
    if (!`${pathname}/`.startsWith(`${prefix}/`)) return notFound();
    req.url = pathname.slice(prefix.length) || "/";
    // Without this handler, a file that a build removes at this moment would end the process.
    res.once("pipe", (file) => file.once("error", () => res.destroy()));
    return serveFile(req, res, notFound);
  };
}
