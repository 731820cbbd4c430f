import fs from "node:fs/promises";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { deleteUnrequested } from "../data/photo-store";
import { panicIfMoved } from "../expect-gatsby";
import { deleteLeftovers } from "./build-leftovers";
import {
  mergeSources,
  type PolicySources,
  protectPage,
  tileOrigins,
} from "./content-security-policy";
import { delayScripts } from "./delay-scripts";
import { publishDownloads } from "./downloads";
import { firstViewCode } from "./first-view-code";
import { writeFlatPages } from "./flat-pages";
import { writeHeadersFile } from "./headers-file";
import { hydrationFiles } from "./hydration-files";
import { withoutNullCharacters } from "./null-characters";
import { pageFiles } from "./page-files";
import { assertRendered } from "./rendered-page";
import { securityHeaders } from "./security-headers";
import { writeSiteFiles } from "./site-files";

interface MapNode {
  readonly centre: { readonly map: { readonly tiles: string } };
}

/** Delays the scripts of every page and inserts its policy; returns the sources of all policies. */
async function finishPages(tiles: readonly string[], prefix: string): Promise<PolicySources> {
  const all: PolicySources[] = [];
  const firstView = firstViewCode();
  for (const file of await pageFiles()) {
    const rendered = withoutNullCharacters(await fs.readFile(file, "utf8"));
    assertRendered(rendered);
    const html = delayScripts(rendered, hydrationFiles(file, prefix), firstView);
    const page = protectPage(html, tiles);
    await fs.writeFile(file, page.html);
    all.push(page.sources);
  }
  return mergeSources(all);
}

async function finishSite(args: BuildArgs): Promise<void> {
  deleteUnrequested();
  await writeSiteFiles(args);
  const hasFiles = await publishDownloads(args);
  const { graphql, basePath } = args;
  const { data, errors } = await graphql<MapNode>("query MapTiles { centre { map { tiles } } }");
  if (!data) throw new Error(`The map of content/site/centre.yml could not be queried: ${errors}`);
  const sources = await finishPages(tileOrigins(data.centre.map.tiles), basePath);
  await deleteLeftovers();
  await writeFlatPages();
  // Last, because this file marks a complete build (scripts/building/gatsby.ts).
  await writeHeadersFile(securityHeaders({ ...sources, hasFiles }));
}

/** Finishes the built site. Policies contain hashes of a page's code, so nothing may change it later. */
export const onPostBuild: GatsbyNode["onPostBuild"] = panicIfMoved(finishSite);
