import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { insertPolicy, type ThirdParties } from "./content-security-policy";
import { createDeferredStylesheet, extractDeferredRules } from "./deferred-stylesheet";
import {
  createFileLister,
  delayScripts,
  readChunkFiles,
  readInlineScript,
} from "./delayed-scripts";
import { listPageFiles, publicFolder, writeFlatPages } from "./page-files";
import { writePhotoIndex } from "./photo-index";
import { shortenPhotoFiles, shortenPhotoUrls } from "./photo-urls";
import { publishDownloads } from "./publish-downloads";
import { publishEditor } from "./publish-editor";
import { type SiteFilesData, writeSiteFiles } from "./site-files";

interface SiteData extends SiteFilesData {
  readonly centre: { readonly map: { readonly tiles: string } };
  readonly site: {
    readonly siteMetadata: {
      readonly siteUrl: string;
      readonly enquiryService: { readonly host: string };
    };
  };
}

/** Files and folders that no browser requests: Gatsby's own, and the script that every page has inline. */
const leftovers =
  /^(?:(?:webpack\.stats|chunk-map)\.json|_gatsby|~partytown|inline-script-\w+\.js)$/;

async function deleteLeftovers(): Promise<void> {
  const names = await fs.readdir(publicFolder);
  for (const name of names.filter((file) => leftovers.test(file)))
    await fs.rm(path.join(publicFolder, name), { recursive: true });
}

async function readPage(file: string): Promise<string> {
  // React 18 pads a chunk of its stream with U+0000 before a character that does not fit. In attributes
  // browsers show U+FFFD for them. Fixed in React 19 (react/react#24985).
  const html = (await fs.readFile(file, "utf8")).replaceAll("\0", "");
  return shortenPhotoUrls(html);
}

/** Extract the deferred rules of every page, delay its scripts and insert its policy. */
async function finishPages(thirdParties: ThirdParties, prefix: string): Promise<void> {
  const chunkFiles = readChunkFiles();
  const script = readInlineScript(chunkFiles);
  const files = await listPageFiles();
  const pages = await Promise.all(
    files.map(async (file) => ({ file, ...extractDeferredRules(await readPage(file)) })),
  );
  const stylesheet = createDeferredStylesheet(pages.map(({ rules }) => rules));
  await fs.writeFile(path.join(publicFolder, stylesheet.name), stylesheet.css);
  const listFiles = createFileLister(chunkFiles, prefix, `${prefix}/${stylesheet.name}`);
  for (const { file, html } of pages) {
    const page = delayScripts(html, listFiles(file), script);
    await fs.writeFile(file, insertPolicy(page, script, thirdParties));
  }
}

/** Finish the built site: flat copies are made of finished pages, and the photo index needs the short URLs. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, basePath } = args;
  const { data, errors } = await graphql<SiteData>(`
    query SiteFiles {
      site { siteMetadata { siteUrl enquiryService { host } } }
      allSitePage(sort: { path: ASC }) { nodes { path } }
      centre { map { tiles } }
    }
  `);
  if (!data) throw new Error(`The site could not be queried: ${errors}`);
  const { siteUrl, enquiryService } = data.site.siteMetadata;
  const thirdParties = { tiles: data.centre.map.tiles, mail: enquiryService.host };
  await writeSiteFiles(data, basePath);
  await publishDownloads(args);
  await shortenPhotoFiles();
  await finishPages(thirdParties, basePath);
  await deleteLeftovers();
  await writeFlatPages();
  await writePhotoIndex(args);
  await publishEditor(basePath, siteUrl);
};
