import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { expectOfGatsby } from "../moved";

/** One hash for the content of every stylesheet in `src/`, in the order of their paths. */
function stylesHash(): string {
  const hash = createHash("sha256");
  const files = fs.readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".css")).sort()) {
    hash.update(fs.readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}

/**
 * Lets a changed stylesheet reach every page of a build that follows another. Gatsby writes the
 * styles into each page, but renders a page anew only when its data or its scripts have changed:
 * seen with 5.16.1, a change in CSS alone left old styles in four of six pages. What the HTML
 * renderer is made of decides for all pages, so `src/gatsby/output/ssr.tsx` carries the styles' hash.
 */
export function renewPages({ actions, plugins }: CreateWebpackConfigArgs): void {
  const define = plugins.define({ __STYLES_HASH__: JSON.stringify(stylesHash()) });
  actions.setWebpackConfig({ plugins: [define] });
}

/**
 * Gives every page only its own styles. Gatsby gathers all stylesheets of a site, those of parts
 * that load later included, into one that stands in every page (9.5 kB after brotli, against 4 to
 * 6 kB now); without its rule webpack keeps styles beside the scripts that import them.
 */
export function splitStyles({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const groups = config.optimization?.splitChunks?.cacheGroups;
  expectOfGatsby(
    groups?.styles,
    "src/gatsby/bundle/styles.ts",
    "splitChunks.cacheGroups.styles in webpack's configuration",
  );
  delete groups.styles;
  actions.replaceWebpackConfig(config);
}
