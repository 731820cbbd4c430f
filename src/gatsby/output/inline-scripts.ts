import fs from "node:fs";
import path from "node:path";
import type { inlineScripts } from "../bundle/inline-scripts";
import { buildStats } from "./build-stats";
import { publicFolder } from "./page-files";

/**
 * @param name webpack's name for a script that stands in pages
 * @returns its code; `build-leftovers.ts` deletes the file itself
 * @throws Error when webpack has not made one script of it
 */
export function inlineCode(name: keyof typeof inlineScripts): string {
  const files = buildStats().assetsByChunkName[name] ?? [];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`${name} is not one script: ${files}`);
  const code = fs.readFileSync(path.join(publicFolder, file), "utf8");
  if (code.includes("</script")) throw new Error(`${name} would end within its code.`);
  // The line for V8 (see minify.ts) is for scripts that arrive.
  return code.replace(/^\/\/#.*\n/, "").trim();
}
