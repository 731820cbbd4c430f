import fs from "node:fs";
import path from "node:path";
import { expectOfGatsby } from "../expect-gatsby";
import { publicFolder } from "./page-files";

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** @throws Error if webpack has written no list of the files of each chunk */
export function buildStats(): Stats {
  const file = path.join(publicFolder, "webpack.stats.json");
  const stats: Partial<Stats> = JSON.parse(fs.readFileSync(file, "utf8"));
  const { assetsByChunkName } = stats;
  expectOfGatsby(
    assetsByChunkName?.app,
    "src/gatsby/output/build-stats.ts",
    "the files of app in public/webpack.stats.json",
  );
  return { assetsByChunkName };
}

/**
 * Reads the script that is inlined into the head of every page (`src/gatsby/browser/before-hydration`).
 * @throws Error if webpack has not built exactly one file, or if the file contains `</script`
 */
export function inlineScript(): string {
  const files = buildStats().assetsByChunkName["inline-script"] ?? [];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`inline-script is not one script: ${files}`);
  const code = fs.readFileSync(path.join(publicFolder, file), "utf8");
  if (code.includes("</script")) throw new Error("inline-script would end within its code.");
  return code.trim();
}
