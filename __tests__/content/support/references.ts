import { JSDOM } from "jsdom";

/** The URLs of a `srcset`: `a.webp 320w, b.webp 640w`. */
function ofSrcset(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);
}

function ofStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = ""]) => url);
}

/** The hydration files of a page. */
function ofHydration(json: string): string[] {
  const { scripts = [], data = [] }: { scripts?: string[]; data?: string[] } = JSON.parse(json);
  return [...scripts, ...data];
}

/** The URLs that a page references, and the ids that others may link to. */
export interface PageReferences {
  readonly targets: readonly string[];
  readonly ids: ReadonlySet<string>;
}

export function pageReferences(html: string): PageReferences {
  const { document } = new JSDOM(html).window;
  const values = (attribute: string) =>
    [...document.querySelectorAll(`[${attribute}]`)].map(
      (element) => element.getAttribute(attribute) ?? "",
    );
  return {
    targets: [
      ...["href", "src", "poster", "xlink:href"].flatMap((name) =>
        values(name.replace(":", "\\:")),
      ),
      ...["srcset", "imagesrcset"].flatMap(values).flatMap(ofSrcset),
      ...values("style").flatMap(ofStyles),
      ...[...document.querySelectorAll("style")].flatMap((style) =>
        ofStyles(style.textContent ?? ""),
      ),
      ...[...document.querySelectorAll("script[type='application/json']")].flatMap((script) =>
        ofHydration(script.textContent ?? ""),
      ),
    ],
    ids: new Set(values("id")),
  };
}

/** The URLs in a stylesheet, manifest or page data file. */
export function fileReferences(type: string, text: string, prefix: string): string[] {
  if (type.startsWith("text/css")) return ofStyles(text);
  if (!/json/.test(type)) return [];
  const data: { icons?: { src: string }[]; start_url?: string; staticQueryHashes?: string[] } =
    JSON.parse(text);
  return [
    ...(data.icons ?? []).map(({ src }) => src),
    ...(data.start_url ? [data.start_url] : []),
    ...(data.staticQueryHashes ?? []).map((hash) => `${prefix}/page-data/sq/d/${hash}.json`),
  ];
}
