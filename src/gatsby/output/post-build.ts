import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { panicIfMoved } from "../expect-gatsby";
import { deleteLeftovers } from "./build-leftovers";
import { protectPage, type ThirdParties } from "./content-security-policy";
import { delayScripts } from "./delay-scripts";
import { publishDownloads } from "./downloads";
import { publishEditor } from "./editor";
import { hydrationFiles } from "./hydration-files";
import { inlineScript } from "./inline-script";
import { lateSheet, takeLateRules } from "./late-sheet";
import { pageFiles, publicFolder, writeFlatPages } from "./page-files";
import { shortenPhotoAddresses } from "./photo-addresses";
import { writePhotoIndex } from "./photo-index";
import { assertRendered } from "./rendered-page";
import { writeSiteFiles } from "./site-files";

interface HostsData {
  readonly centre: { readonly map: { readonly tiles: string } };
  readonly site: {
    readonly siteMetadata: {
      readonly siteUrl: string;
      readonly enquiryService: { readonly host: string };
    };
  };
}

/** The pages as rendered by Gatsby, by their paths. */
async function readPages(): Promise<Map<string, string>> {
  const withShortAddresses = await shortenPhotoAddresses();
  const pages = new Map<string, string>();
  for (const file of await pageFiles()) {
    // React 18 pads a chunk of its stream with U+0000 before a character that does not fit. In attributes
    // browsers show U+FFFD for them. Fixed in React 19 (react/react#24985).
    const html = (await fs.readFile(file, "utf8")).replaceAll("\0", "");
    assertRendered(html);
    pages.set(file, withShortAddresses(html));
  }
  return pages;
}

/** Moves the late rules of every page, delays its scripts and inserts its policy. */
async function finishPages(thirdParties: ThirdParties, prefix: string): Promise<void> {
  const script = inlineScript();
  const taken = [...(await readPages())].map(([file, page]) => ({ file, ...takeLateRules(page) }));
  const { name, css } = lateSheet(taken.flatMap(({ rules }) => rules));
  await fs.writeFile(path.join(publicFolder, name), css);
  for (const { file, html } of taken) {
    const needs = { ...hydrationFiles(file, prefix), sheet: `${prefix}/${name}` };
    await fs.writeFile(file, protectPage(delayScripts(html, needs, script), script, thirdParties));
  }
}

async function finishSite(args: BuildArgs): Promise<void> {
  await writeSiteFiles(args);
  await publishDownloads(args);
  const { graphql, basePath } = args;
  const { data, errors } = await graphql<HostsData>(`
    query Hosts {
      centre { map { tiles } }
      site { siteMetadata { siteUrl enquiryService { host } } }
    }
  `);
  if (!data) throw new Error(`The hosts of map and mail could not be queried: ${errors}`);
  const { siteUrl, enquiryService } = data.site.siteMetadata;
  const thirdParties = { tiles: data.centre.map.tiles, mail: enquiryService.host };
  await finishPages(thirdParties, basePath);
  await deleteLeftovers();
  await writeFlatPages();
  // Last, because its page marks a complete build (scripts/building/gatsby.ts).
  await writePhotoIndex(args);
  await publishEditor(basePath, siteUrl);
}

/** Finishes the built site. */
export const onPostBuild: GatsbyNode["onPostBuild"] = panicIfMoved(finishSite);
