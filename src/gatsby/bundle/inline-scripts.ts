import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Scripts that stand in pages, by webpack's name for each. */
export const inlineScripts = {
  /** In the head of every page. */
  "first-view": "src/gatsby/browser/first-view/first-view.ts",
} as const;

/** Lets webpack make the scripts that stand in pages as it makes all others: compiled, minified. */
export function makeInlineScripts({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const entries = Object.entries(inlineScripts).map(([name, file]) => [name, path.resolve(file)]);
  const entry = { ...config.entry, ...Object.fromEntries(entries) };
  actions.replaceWebpackConfig({ ...config, entry });
}
