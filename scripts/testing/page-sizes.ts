import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** The owner's limits for the HTML of each page with its styles, after gzip, in bytes. They hold for `content/`. */
const pageLimits = [
  ["/", 14_200],
  ["/program", 14_600],
  ["/gallery", 13_700],
  ["/about-us", 12_700],
  ["/contact", 13_000],
] as const;

/**
 * Describe the size of each page, a line each. One above its limit is a warning, which GitHub shows beside the commit:
 * what staff write must not keep the site from being published.
 * @param folder of the built site
 */
export function describePageSizes(folder: string): string[] {
  return pageLimits.map(([route, limit]) => {
    const html = readFileSync(path.join(folder, route, "index.html"));
    const size = gzipSync(html, { level: 9 }).length;
    const text = `HTML stranice ${route}: ${size} B (granica: ${limit} B)`;
    return size > limit ? `::warning::${text}` : text;
  });
}
