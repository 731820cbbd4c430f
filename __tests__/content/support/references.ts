import { JSDOM } from "jsdom";

/** Addresses in a list of pictures: `a.webp 320w, b.webp 640w`. */
function listed(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);
}

function ofStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = ""]) => url);
}

/** The scripts and data that a page asks for once it is painted. */
function ofNeeds(json: string): string[] {
  const { scripts = [], data = [] }: { scripts?: string[]; data?: string[] } = JSON.parse(json);
  return [...scripts, ...data];
}

/** What a page refers to, and where others may point in it. */
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
      ...["srcset", "imagesrcset"].flatMap(values).flatMap(listed),
      ...values("style").flatMap(ofStyles),
      ...[...document.querySelectorAll("style")].flatMap((style) =>
        ofStyles(style.textContent ?? ""),
      ),
      ...[...document.querySelectorAll("script[type='application/json']")].flatMap((script) =>
        ofNeeds(script.textContent ?? ""),
      ),
    ],
    ids: new Set(values("id")),
  };
}

/** What another file refers to: a stylesheet, a manifest, the data of a page. */
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
