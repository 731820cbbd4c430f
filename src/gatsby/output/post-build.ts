import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import type { Centre } from "../../content/schemas/site";
import type { EnquiryServiceConfig } from "../../site";
import { insertPolicy, type ThirdParties } from "./content-security-policy";
import {
  createFileLister,
  deferScripts,
  readChunkFiles,
  readInlineScript,
} from "./deferred-scripts";
import { createDeferredStylesheet, extractDeferredRules } from "./deferred-stylesheet";
import { listPageFiles, publicFolder, writeFlatPages } from "./page-files";
import { writePhotoIndex } from "./photo-index";
import { shortenPhotoFiles, shortenPhotoUrls } from "./photo-urls";
import { publishDownloads } from "./publish-downloads";
import { publishEditor } from "./publish-editor";
import { writeSiteFiles } from "./site-files";

/** Gatsby's node of the site, with the settings of `gatsby-config.ts`. */
interface SiteNode extends Node {
  readonly siteMetadata: {
    readonly siteUrl: string;
    readonly enquiryService: EnquiryServiceConfig;
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

/** Extract the deferred rules of every page, defer its scripts, insert its policy. */
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
    const page = deferScripts(html, listFiles(file), script);
    await fs.writeFile(file, insertPolicy(page, script, thirdParties));
  }
}

/** Finish the built site: flat copies are made of finished pages, and the photo index needs the short URLs. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { getNodesByType, basePath } = args;
  const [site] = getNodesByType("Site") as [SiteNode];
  const [centre] = getNodesByType("Centre") as [Node & Centre];
  const { siteUrl, enquiryService } = site.siteMetadata;
  const routes = getNodesByType("SitePage").map((page) => String(page.path));
  await writeSiteFiles(routes.sort(), siteUrl, basePath);
  await publishDownloads(args);
  await shortenPhotoFiles();
  await finishPages({ tiles: centre.map.tiles, mail: enquiryService.host }, basePath);
  await deleteLeftovers();
  await writeFlatPages();
  await writePhotoIndex(args);
  await publishEditor(basePath, siteUrl);
};
