import { JSDOM } from "jsdom";

interface Reference {
  readonly path: string;
  readonly from: string;
}

const urlsInStyles = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = ""]) => url);

/** The URLs of a `srcset`: `a.webp 320w, b.webp 640w`. */
const urlsInSrcset = (value: string) =>
  value.split(",").flatMap((entry) => entry.trim().split(/\s+/)[0] || []);

/** Return the URLs that a page references, and the ids that others may link to. */
function getReferences(html: string) {
  const { document } = new JSDOM(html).window;
  const attributes = [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes]);
  const getValues = (...names: string[]) =>
    attributes.filter(({ name }) => names.includes(name)).map(({ value }) => value);
  const getTexts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
  const needed = getTexts("script[type='application/json']").flatMap((json): string[] => {
    const { scripts = [], data = [] } = JSON.parse(json);
    return [...scripts, ...data];
  });
  const targets = [
    ...getValues("href", "src", "poster", "xlink:href"),
    ...getValues("srcset", "imagesrcset").flatMap(urlsInSrcset),
    ...[...getValues("style"), ...getTexts("style")].flatMap(urlsInStyles),
    ...needed,
  ];
  return { targets, ids: new Set(getValues("id")) };
}

/** Anchors that a script handles: photos of the gallery (src/components/photo-grid). */
const scriptedAnchor = /^#slika-\d+$/;

/**
 * Crawl the site over HTTP, following all references of pages and files within it.
 * @param origin origin of the server
 * @param prefix path prefix of the site, without a trailing slash
 * @param unlinked further pages to start from: staff may have added one that no page links to
 * @returns the paths that were visited, and messages for what does not resolve, with the referring page
 */
export async function crawl(origin: string, prefix: string, unlinked: readonly string[] = []) {
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors: (Reference & { readonly hash: string })[] = [];
  const broken: string[] = [];
  const seen = new Set<string>();
  const queue: Reference[] = [];

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

  const read = async ({ path, from }: Reference, status = 200) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    // With a prefix the home page is a folder, which hosts redirect to its trailing slash.
    if (path === prefix && response.headers.get("location") === `${prefix}/`) return;
    if (response.status !== status) {
      broken.push(`${path} answers ${response.status} (${from})`);
      return;
    }
    const type = response.headers.get("content-type") ?? "";
    const text = await response.text();
    if (type.startsWith("text/css")) for (const target of urlsInStyles(text)) add(target, path);
    if (type.includes("json"))
      for (const hash of JSON.parse(text).staticQueryHashes ?? [])
        add(`${prefix}/page-data/sq/d/${hash}.json`, path);
    if (!type.startsWith("text/html")) return;
    const page = getReferences(text);
    ids.set(path, page.ids);
    for (const target of page.targets) add(target, path);
    // The router requests the data of each page.
    const name = path.slice(prefix.length).replace(/^\/|\/$/g, "") || "index";
    add(`${prefix}/page-data/${status === 404 ? "404.html" : name}/page-data.json`, path);
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
