import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that GitHub Pages answers an address with, or where it redirects to. */
function resolve(root: string, address: string): { file?: string; redirect?: string } {
  const place = path.join(root, address);
  if (address.endsWith("/")) {
    const index = path.join(place, "index.html");
    return isFile(index) ? { file: index } : {};
  }
  const file = [place, `${place}.html`].find(isFile);
  if (file) return { file };
  return isFile(path.join(place, "index.html")) ? { redirect: `${address}/` } : {};
}

/**
 * Serves a folder as GitHub Pages does: a project's site below its name, files without their
 * ending, folders by a redirect to their slash, the rest by 404.html.
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function serveLikeGitHubPages(
  root: string,
  prefix: string,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isInside = pathname.startsWith(`${prefix}/`);
    const { file, redirect } = isInside
      ? resolve(root, decodeURIComponent(pathname.slice(prefix.length)))
      : { redirect: pathname === prefix ? "/" : undefined };
    if (redirect) {
      response.writeHead(301, { Location: prefix + redirect }).end();
      return;
    }
    const answer = file ?? path.join(root, "404.html");
    const type = types[path.extname(answer)] ?? "application/octet-stream";
    response.writeHead(file ? 200 : 404, { "Content-Type": type }).end(fs.readFileSync(answer));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
