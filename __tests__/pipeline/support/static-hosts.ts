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

/** What an address is answered with: a file, a redirect, or neither. */
interface Answer {
  readonly file?: string;
  readonly redirect?: string;
}

/** How hosts that promise clean addresses find a file; `place` is the address below the folder. */
const hosts = {
  "GitHub Pages": (place: string, address: string): Answer => {
    const index = path.join(place, "index.html");
    if (address.endsWith("/")) return isFile(index) ? { file: index } : {};
    const file = [place, `${place}.html`].find(isFile);
    if (file) return { file };
    return isFile(index) ? { redirect: `${address}/` } : {};
  },
  Netlify: (place: string, address: string): Answer => {
    const bare = address.replace(/\/$/, "");
    const isPage = bare !== "" && isFile(`${place.replace(/[\\/]$/, "")}.html`);
    if (address.endsWith("/") && isPage) return { redirect: bare };
    return hosts["GitHub Pages"](place, address);
  },
  "Cloudflare Pages": (place: string, address: string): Answer => {
    if (/\/index\.html$/.test(address)) return { redirect: address.replace(/index\.html$/, "") };
    if (address.endsWith(".html")) return { redirect: address.replace(/\.html$/, "") };
    return hosts["GitHub Pages"](place, address);
  },
} as const;

export type StaticHost = keyof typeof hosts;

/**
 * Serves a folder as a host does: files without their ending, folders by a redirect to their slash
 * where there is no such file, the rest by 404.html.
 * @param prefix path of the site, as GitHub Pages has it for a project's site
 * @see https://github.com/slorber/trailing-slash-guide
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export async function serveLike(
  host: StaticHost,
  root: string,
  prefix = "",
): Promise<{ origin: string; close: () => void }> {
  const resolve = (address: string) => hosts[host](path.join(root, address), address);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isInside = pathname.startsWith(`${prefix}/`);
    const { file, redirect } = isInside
      ? resolve(decodeURIComponent(pathname.slice(prefix.length)))
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
