import fs from "node:fs/promises";
import path from "node:path";
import { icons, manifestPath } from "../../components/seo/head-files";
import { nightColor } from "../../domain/daylight";
import { pages } from "../../site";

/** What the files are made from. */
export interface SiteFilesData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly centre: { readonly name: string };
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

/**
 * Return the web manifest (W3C): name and icons for a home screen. `display` is `browser`, which keeps the
 * back button and the address bar.
 * @param prefix path prefix of the site, without a trailing slash
 */
function createManifest(name: string, prefix: string): object {
  const png = (src: string, size: number, purpose?: string) => ({
    src: prefix + src,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(purpose && { purpose }),
  });
  return {
    name,
    short_name: name,
    lang: "bs",
    start_url: `${prefix}/`,
    scope: `${prefix}/`,
    display: "browser",
    theme_color: nightColor,
    background_color: "#fff9f0",
    icons: [png(icons.small, 192), png(icons.large, 512), png(icons.maskable, 512, "maskable")],
  };
}

/** Write `sitemap.xml`, `robots.txt` (RFC 9309) and the web manifest. */
export async function writeSiteFiles(data: SiteFilesData, prefix: string): Promise<void> {
  const { site, allSitePage, centre } = data;
  const url = (place: string) => new URL(prefix + place, site.siteMetadata.siteUrl).href;
  const unlisted = pages.filter(({ inSitemap }) => !inSitemap).map(({ route }) => String(route));
  const listed = allSitePage.nodes.filter((page) => !unlisted.includes(page.path));
  const write = (file: string, text: string) => fs.writeFile(path.join("public", file), text);
  await write("sitemap.xml", formatSitemap(listed.map((page) => url(page.path))));
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${url("/sitemap.xml")}\n`);
  await write(manifestPath, JSON.stringify(createManifest(centre.name, prefix)));
}
