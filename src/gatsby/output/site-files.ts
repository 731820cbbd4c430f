import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { icons, manifestPath, skyColors } from "../../components/seo/head-files";
import { pages } from "../../site";

interface SiteFilesData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly centre: { readonly name: string };
}

const xmlEscapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * A sitemap (sitemaps.org). It has no dates: the build does not know when a text changed, and search
 * engines ignore dates that change with every build.
 * @param urls absolute URLs, unescaped
 */
export function sitemapXml(urls: readonly string[]): string {
  const entries = urls.map(
    (url) =>
      `<url><loc>${url.replace(/[&<>]/g, (character) => xmlEscapes[character] ?? "")}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** Allows all crawlers and names the sitemap (RFC 9309). */
function robotsTxt(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}

/**
 * The web manifest (W3C): name and icons for a home screen. `display` is `browser`, which keeps the
 * back button and the address bar.
 * @param prefix path prefix of the site, without a trailing slash
 */
export function manifest(name: string, prefix: string): object {
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
    theme_color: skyColors.night,
    background_color: "#fff9f0",
    icons: [png(icons.small, 192), png(icons.large, 512), png(icons.maskable, 512, "maskable")],
  };
}

/** Writes `sitemap.xml`, `robots.txt` and the web manifest. */
export async function writeSiteFiles({ graphql, basePath }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<SiteFilesData>(`
    query SiteFiles {
      site { siteMetadata { siteUrl } }
      allSitePage(sort: { path: ASC }) { nodes { path } }
      centre { name }
    }
  `);
  if (!data) throw new Error(`The pages for the sitemap could not be queried: ${errors}`);
  const url = (place: string) => new URL(basePath + place, data.site.siteMetadata.siteUrl).href;
  const unlisted = pages.filter(({ inSitemap }) => !inSitemap).map(({ route }) => String(route));
  const listed = data.allSitePage.nodes.filter((page) => !unlisted.includes(page.path));
  const write = (file: string, text: string) => fs.writeFile(path.join("public", file), text);
  await write("sitemap.xml", sitemapXml(listed.map((page) => url(page.path))));
  await write("robots.txt", robotsTxt(url("/sitemap.xml")));
  await write(manifestPath, JSON.stringify(manifest(data.centre.name, basePath)));
}
