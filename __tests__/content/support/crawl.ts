import { fileReferences, pageReferences } from "./references";

/** What a walk over the site has found. */
export interface Crawl {
  /** Addresses without their origin, sorted. */
  readonly visited: readonly string[];
  /** What does not resolve, with the page that refers to it. */
  readonly broken: readonly string[];
}

interface Place {
  readonly path: string;
  readonly from: string;
}

/** Anchors that a script answers: a photo of the gallery (src/components/photo-grid). */
const scriptedAnchor = /^#slika-\d+$/;

/** Data of a page, which the router asks for before the page is shown. */
function pageData(path: string, prefix: string): string {
  const own = path.slice(prefix.length).replace(/^\/|\/$/g, "");
  return `${prefix}/page-data/${own || "index"}/page-data.json`;
}

/**
 * Follows everything that pages refer to within the site, over HTTP.
 * @param origin of the server
 * @param prefix path of the site on it, without a slash at its end
 * @param unlinked further pages to begin with: staff may have added one that no page links to
 */
export async function crawl(
  origin: string,
  prefix: string,
  unlinked: readonly string[] = [],
): Promise<Crawl> {
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors: (Place & { readonly hash: string })[] = [];
  const broken: string[] = [];
  const seen = new Set<string>();
  const queue: Place[] = [];

  const add = (target: string, from: string) => {
    const url = new URL(target, new URL(from, origin));
    if (url.origin !== origin) return;
    if (url.hash.length > 1) anchors.push({ path: url.pathname, from, hash: url.hash });
    if (seen.has(url.pathname)) return;
    seen.add(url.pathname);
    if (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)) {
      queue.push({ path: url.pathname, from });
    } else broken.push(`${url.pathname} is outside the site (${from})`);
  };

  const read = async ({ path, from }: Place, status = 200) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    // Below a path the home page is a folder of the host, which has a slash at its end anywhere.
    if (path === prefix && response.headers.get("location") === `${prefix}/`) return;
    if (response.status !== status) {
      broken.push(`${path} answers ${response.status} (${from})`);
      return;
    }
    const type = response.headers.get("content-type") ?? "";
    const text = await response.text();
    if (!type.startsWith("text/html")) {
      for (const target of fileReferences(type, text, prefix)) add(target, path);
      return;
    }
    const page = pageReferences(text);
    ids.set(path, page.ids);
    for (const target of page.targets) add(target, path);
    add(pageData(status === 404 ? `${prefix}/404.html` : path, prefix), path);
  };

  add(`${prefix}/`, prefix || "/");
  add(`${prefix}/page-data/app-data.json`, "/");
  for (const page of unlinked) add(prefix + page, "/");
  const wrong = { path: `${prefix}/nema-je`, from: "a wrong address" };
  seen.add(wrong.path);
  await read(wrong, 404);
  for (let next = queue.shift(); next; next = queue.shift()) await read(next);

  for (const { path, from, hash } of anchors) {
    const name = decodeURIComponent(hash.slice(1));
    if (scriptedAnchor.test(hash) || path.endsWith(".svg") || ids.get(path)?.has(name)) continue;
    broken.push(`${path}${hash} is not on the page (${from})`);
  }
  return { visited: [...seen].sort(), broken };
}
