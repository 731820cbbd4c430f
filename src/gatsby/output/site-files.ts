import fs from "node:fs/promises";
import path from "node:path";
import { notFoundPath } from "../../site";
import { publicFolder } from "./page-files";

/**
 * Return a sitemap (sitemaps.org). It has no dates: the build does not know when a text changed, and search
 * engines ignore dates that change with every build.
 * @param urls absolute URLs of pages, in which no character needs an escape
 */
function formatSitemap(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<url><loc>${url}</loc></url>`).join("\n")}
</urlset>
`;
}

/** Write `sitemap.xml` and `robots.txt` (RFC 9309). */
export async function writeSiteFiles(
  routes: readonly string[],
  siteUrl: string,
  prefix: string,
): Promise<void> {
  const url = (route: string) => new URL(prefix + route, siteUrl).href;
  const listed = routes.filter((route) => route !== notFoundPath);
  const write = (file: string, text: string) => fs.writeFile(path.join(publicFolder, file), text);
  await write("sitemap.xml", formatSitemap(listed.map(url)));
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${url("/sitemap.xml")}\n`);
}
