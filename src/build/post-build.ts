import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import {
  mergeSources,
  type PolicySources,
  protectPage,
  tileOrigins,
} from "./content-security-policy";
import { writeFoundFiles } from "./found-files";
import { writeHeadersFile } from "./headers-file";
import { pageFiles } from "./page-files";
import { takeOutUnused } from "./published-files";
import { securityHeaders } from "./security-headers";
import { writeSlashlessPages } from "./slashless-pages";

interface MapNode {
  readonly centre: { readonly map: { readonly tiles: string } };
}

/** Puts its policy into every page. */
async function protectPages(tiles: readonly string[]): Promise<PolicySources> {
  const all: PolicySources[] = [];
  for (const file of await pageFiles()) {
    const page = protectPage(await fs.readFile(file, "utf8"), tiles);
    await fs.writeFile(file, page.html);
    all.push(page.sources);
  }
  return mergeSources(all);
}

/** What is done to the built site. The policy names the pages' code: nothing may change them after it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  takeOutUnused(args);
  await writeFoundFiles(args);
  const { graphql } = args;
  const { data, errors } = await graphql<MapNode>("query MapTiles { centre { map { tiles } } }");
  if (!data) throw new Error(`The map of content/site/centre.yml could not be queried: ${errors}`);
  const sources = await protectPages(tileOrigins(data.centre.map.tiles));
  await writeSlashlessPages();
  await writeHeadersFile(securityHeaders(sources));
};
