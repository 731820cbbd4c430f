import fs from "node:fs";
import path from "node:path";
import { buildStats } from "./build-stats";
import { publicFolder } from "./page-files";

/**
 * The script that is inline in the head of every page (`src/gatsby/browser/first-view`).
 * @returns its code; `build-leftovers.ts` deletes the file itself
 * @throws Error when webpack has not made one script of it
 */
export function firstViewCode(): string {
  const files = buildStats().assetsByChunkName["first-view"] ?? [];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`first-view is not one script: ${files}`);
  const code = fs.readFileSync(path.join(publicFolder, file), "utf8");
  if (code.includes("</script")) throw new Error("first-view would end within its code.");
  // V8 reads the compile hint (bundle/webpack-config.ts) in files only.
  return code.replace(/^\/\/#.*\n/, "").trim();
}
