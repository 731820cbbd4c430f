import fs from "node:fs";
import path from "node:path";
import type { HydrationFiles } from "../browser/first-view/hydration-files";
import { expectOfGatsby } from "../expect-gatsby";
import { buildStats } from "./build-stats";
import { publicFolder } from "./page-files";

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/** `public/index.html` → `index`, `public/gallery/2/index.html` → `gallery/2`: its folder of data. */
function dataName(file: string): string {
  const name = path.relative(publicFolder, file).split(path.sep).join("/");
  return name.replace(/\/?index\.html$/, "") || "index";
}

/**
 * Reads from Gatsby's data what a built page needs to be hydrated.
 * @param file the page, as a path below the project
 * @param prefix path the site lies under, without a slash at the end
 */
export function hydrationFiles(file: string, prefix: string): Omit<HydrationFiles, "build"> {
  const stats = buildStats();
  const address = (name: string) => `${prefix}/${name}`;
  const scriptsOf = (...chunks: readonly string[]) => {
    const names = new Set(chunks.flatMap((chunk) => stats.assetsByChunkName[chunk] ?? []));
    return [...names].filter((name) => name.endsWith(".js")).map(address);
  };
  const name = dataName(file);
  const pagePath = name === "index" ? "/" : `/${name}`;
  const dataFile = `page-data/${name}/page-data.json`;
  const place = path.join(publicFolder, dataFile);
  // The copy of the 404 page that no address leads to.
  if (!fs.existsSync(place)) return { pagePath, scripts: scriptsOf("app"), data: [] };
  const page: Partial<PageData> = JSON.parse(fs.readFileSync(place, "utf8"));
  const { componentChunkName, staticQueryHashes } = page;
  expectOfGatsby(
    componentChunkName && stats.assetsByChunkName[componentChunkName] && staticQueryHashes,
    "src/gatsby/output/hydration-files.ts",
    `componentChunkName and staticQueryHashes in ${dataFile}`,
  );
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return {
    pagePath,
    scripts: scriptsOf("app", componentChunkName),
    data: [dataFile, "page-data/app-data.json", ...queries].map(address),
  };
}
