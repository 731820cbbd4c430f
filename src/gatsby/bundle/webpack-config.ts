import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { expectOfGatsby, getLoaderOptions, type WebpackConfig } from "../expect-gatsby";
import { shortenClassNames } from "./class-names";
import { addPostCssPlugins } from "./postcss-plugins";

/** Webpack's documented settings for the scripts of browsers. */
const scriptSettings = {
  // Fail the build when a component uses a class that its stylesheet does not define.
  module: { parser: { javascript: { exportsPresence: "error" } } },
  // Source maps would be published with the scripts.
  devtool: false,
  optimization: {
    // Webpack's runtime becomes part of app.js: one request less on every page.
    runtimeChunk: false,
    splitChunks: {
      cacheGroups: {
        // Without this group, each page has only its own CSS (decision 011).
        styles: false,
        // Gatsby's name of 40 digits would be in every page.
        shared: { name: false },
      },
    },
  },
};

/**
 * Replacements of Gatsby's modules that this site does not use: third-party scripts in a worker, a service worker, and
 * the handler of `Head` exports, which Gatsby always calls.
 */
const replacements: Readonly<Record<string, string | false>> = {
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": false,
  ".cache/register-service-worker.js": false,
  ".cache/head/head-export-handler-for-browser.js": path.resolve(
    "src/gatsby/browser/no-head-exports.ts",
  ),
};

/** @throws Error when a replaced module is not there */
function getAlias(): Record<string, string | false> {
  return Object.fromEntries(
    Object.entries(replacements).map(([file, replacement]) => {
      expectOfGatsby(fs.existsSync(file), file);
      // Webpack resolves symbolic links, and node_modules may be one.
      return [fs.realpathSync(file), replacement];
    }),
  );
}

/** Digits of the hashes in file names, 20 by default. Every page names a dozen files. */
const hashDigestLength = 8;

/** Fonts, named twice in every page, get short hashes. Drawings become files, not parts of a style sheet. */
function configureAssetFiles(config: WebpackConfig): void {
  const named = getLoaderOptions<{ name?: string; limit?: number }>(config, "url-loader");
  expectOfGatsby(named.length, "url-loader in webpack's rules");
  for (const options of named) {
    options.name = options.name?.replace("[hash]", `[hash:${hashDigestLength}]`);
    options.limit = 2_000;
  }
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, actions } = args;
  const config: WebpackConfig = args.getConfig();
  addPostCssPlugins(config);
  configureAssetFiles(config);
  // The same in scripts and HTML; development keeps readable names.
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config);
  if (stage === "build-javascript") {
    config.entry["inline-script"] = path.resolve("src/inline-script/inline-script.ts");
    config.output.hashDigestLength = hashDigestLength;
  }
  actions.replaceWebpackConfig(config);
  if (stage === "build-javascript")
    actions.setWebpackConfig({ ...scriptSettings, resolve: { alias: getAlias() } });
};
