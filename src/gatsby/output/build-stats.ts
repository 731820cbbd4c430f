import fs from "node:fs";
import path from "node:path";

/** Files that wait outside `public/` until a build may need them again. */
export const asidePath = ".cache/unpublished";

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Webpack's list of the scripts that each template needs; not published either. */
export function buildStats(): Stats {
  return JSON.parse(fs.readFileSync(path.join(asidePath, "webpack.stats.json"), "utf8"));
}
