import fs from "node:fs";
import path from "node:path";
import type { PageNeeds } from "./late-scripts";
import { publicFolder } from "./page-files";
import { asidePath, statsFile } from "./published-files";

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** `public/index.html` → `index`, `public/gallery/2/index.html` → `gallery/2`: its folder of data. */
function dataName(file: string): string {
  const name = path.relative(publicFolder, file).split(path.sep).join("/");
  return name.replace(/\/?index\.html$/, "") || "index";
}

/**
 * Reads from Gatsby's data what a built page needs once its bundles run.
 * @param file the page, as a path below the project
 * @param prefix path the site lies under, without a slash at the end
 */
export function pageNeeds(file: string, prefix: string): PageNeeds {
  const dataFile = `page-data/${dataName(file)}/page-data.json`;
  const place = path.join(publicFolder, dataFile);
  // The copy of the 404 page that no address leads to.
  if (!fs.existsSync(place)) return { scripts: [], data: [] };
  const page: PageData = JSON.parse(fs.readFileSync(place, "utf8"));
  const queries = page.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  const stats: Stats = JSON.parse(fs.readFileSync(path.join(asidePath, statsFile), "utf8"));
  const assets = stats.assetsByChunkName[page.componentChunkName] ?? [];
  const scripts = assets.filter((name) => name.endsWith(".js"));
  const address = (name: string) => `${prefix}/${name}`;
  return {
    scripts: scripts.map(address),
    data: [dataFile, "page-data/app-data.json", ...queries].map(address),
  };
}
