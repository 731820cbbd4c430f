import fs from "node:fs";
import path from "node:path";
import { firstViewChunk } from "../bundle/first-view-script";
import { asidePath, buildStats } from "./build-stats";

/**
 * @returns the code, which `published-files.ts` keeps from being published as a file
 * @throws Error when webpack has not made one script of it
 */
export function firstViewCode(): string {
  const files = buildStats().assetsByChunkName[firstViewChunk] ?? [];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`The first view is not one script: ${files}`);
  const code = fs.readFileSync(path.join(asidePath, file), "utf8");
  if (code.includes("</script")) throw new Error("The first view would end within its code.");
  // The line for V8 (see minify.ts) is for scripts that arrive.
  return code.replace(/^\/\/#.*\n/, "").trim();
}
