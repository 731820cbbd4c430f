import fs from "node:fs/promises";
import path from "node:path";
import { notFoundPath } from "../../site";
import { publicFolder } from "./page-files";

/** What the sitemap and robots.txt need. */
export interface SiteFilesData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

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
export async function writeSiteFiles(data: SiteFilesData, prefix: string): Promise<void> {
  const { site, allSitePage } = data;
  const url = (route: string) => new URL(prefix + route, site.siteMetadata.siteUrl).href;
  const listed = allSitePage.nodes.filter((page) => page.path !== notFoundPath);
  const write = (file: string, text: string) => fs.writeFile(path.join(publicFolder, file), text);
  await write("sitemap.xml", formatSitemap(listed.map((page) => url(page.path))));
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${url("/sitemap.xml")}\n`);
}
