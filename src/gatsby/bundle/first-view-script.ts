import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { asidePath, buildStats } from "../output/published-files";

/** Webpack's name for the script that stands in the head of every page. */
const chunk = "first-view";

/** Lets webpack make the script of the first view as it makes all others: compiled, minified. */
export function makeFirstView({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const entry = { ...config.entry, [chunk]: path.resolve("src/gatsby/browser/first-view/first-view.ts") };
  actions.replaceWebpackConfig({ ...config, entry });
}

/**
 * @returns the code, which `published-files.ts` keeps from being published as a file
 * @throws Error when webpack has not made one script of it
 */
export function firstViewCode(): string {
  const files = buildStats().assetsByChunkName[chunk] ?? [];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`The first view is not one script: ${files}`);
  const code = fs.readFileSync(path.join(asidePath, file), "utf8");
  if (code.includes("</script")) throw new Error("The first view would end within its code.");
  // The line for V8 (see minify.ts) is for scripts that arrive.
  return code.replace(/^\/\/#.*\n/, "").trim();
}
