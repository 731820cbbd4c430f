import fs from "node:fs";
import path from "node:path";
import { buildStats } from "./build-stats";
import { publicFolder } from "./page-files";

/**
 * Reads the script that is inlined into the head of every page (`src/gatsby/browser/before-hydration`).
 * `build-leftovers.ts` deletes its file.
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
