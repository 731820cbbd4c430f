import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Webpack's name for the script that stands in the head of every page. */
export const firstViewChunk = "first-view";

/** Lets webpack make the script of the first view as it makes all others: compiled, minified. */
export function makeFirstView({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const entry = {
    ...config.entry,
    [firstViewChunk]: path.resolve("src/gatsby/browser/first-view/first-view.ts"),
  };
  actions.replaceWebpackConfig({ ...config, entry });
}
