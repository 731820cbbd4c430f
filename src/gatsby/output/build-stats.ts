import fs from "node:fs";
import path from "node:path";
import { expectOfGatsby } from "../expect-gatsby";
import { publicFolder } from "./page-files";

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Webpack's list of the files of each chunk. Throws GatsbyMoved if there is none. */
export function buildStats(): Stats {
  const file = path.join(publicFolder, "webpack.stats.json");
  const stats: Partial<Stats> = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, "utf8"))
    : {};
  const { assetsByChunkName } = stats;
  expectOfGatsby(
    assetsByChunkName?.app,
    "src/gatsby/output/build-stats.ts",
    "public/webpack.stats.json with the files of app",
  );
  return { assetsByChunkName };
}
