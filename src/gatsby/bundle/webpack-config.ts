import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { HASH_DIGITS } from "../../domain/cache-policy";
import { expectOfGatsby, stopWhereMoved } from "../moved";
import { shortenClassNames } from "./class-names";
import { fillInNumbers } from "./custom-media";
import { minifyForBrowsers } from "./minify";
import { assertRuntimeNames } from "./runtime-names";
import { splitStyles } from "./styles";

const self = "src/gatsby/bundle/webpack-config.ts";

/** Webpack's documented settings for the HTML renderer. */
const htmlSettings = {
  // A build begins from nothing, so nobody would read a cache.
  cache: false,
  // What a page loads by `import()`, such as the map or the photo viewer, only browsers load: 370 of
  // the 700 modules that the renderer was made of.
  module: { rules: [{ include: path.resolve("src"), parser: { import: false } }] },
};

/** Webpack's documented settings for the scripts of browsers. */
const scriptSettings = {
  cache: false,
  // Source maps would be published with the scripts, and are three times as large.
  devtool: false,
  // Webpack's runtime, 2 kB, comes with the site's script: a request less on every page.
  optimization: { runtimeChunk: false },
};

/**
 * Gatsby's own parts that no page of this site runs: scripts of others in a worker (Partytown) with
 * the component for them, 6 kB before compression, and the service worker's registration.
 */
const unusedParts = [
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ".cache/register-service-worker.js",
];

function leaveOutUnusedParts({ actions }: CreateWebpackConfigArgs): void {
  for (const file of unusedParts) expectOfGatsby(fs.existsSync(file), self, file);
  // Webpack knows files by their real paths, also where node_modules is a link.
  const alias = Object.fromEntries(unusedParts.map((file) => [fs.realpathSync(file), false]));
  actions.setWebpackConfig({ resolve: { alias } });
}

/**
 * The scripts that webpack starts from, and the length of hashes in file names, which are listed in
 * every page. `setWebpackConfig` leaves both as they are.
 */
function setEntries({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const { app } = config.entry ?? {};
  expectOfGatsby(typeof app === "string", self, "entry.app in webpack's configuration");
  actions.replaceWebpackConfig({
    ...config,
    entry: {
      ...config.entry,
      // Begins before Gatsby's own, which it imports as "gatsby-app".
      app: path.resolve("src/gatsby/browser/start.ts"),
      // `output/first-view-code.ts` puts it into the head of every page.
      "first-view": path.resolve("src/gatsby/browser/first-view/first-view.ts"),
    },
    output: { ...config.output, hashDigestLength: HASH_DIGITS },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, "gatsby-app$": app } },
  });
}

/** Gatsby names a script that templates share by 40 digits, which stand in each of their pages. */
function numberSharedScripts({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const shared = config.optimization?.splitChunks?.cacheGroups?.shared;
  expectOfGatsby(shared?.name, self, "a name of splitChunks.cacheGroups.shared");
  delete shared.name;
  actions.replaceWebpackConfig(config);
}

function changeConfig(args: CreateWebpackConfigArgs): void {
  const { stage, actions } = args;
  fillInNumbers(args);
  // Scripts and HTML have to agree on the names; live editing keeps the readable ones.
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(args);
  if (stage === "build-html") actions.setWebpackConfig(htmlSettings);
  if (stage !== "build-javascript") return;
  assertRuntimeNames();
  leaveOutUnusedParts(args);
  setEntries(args);
  numberSharedScripts(args);
  splitStyles(args);
  minifyForBrowsers(args);
  actions.setWebpackConfig(scriptSettings);
}

/** How scripts and stylesheets are made and published. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] =
  stopWhereMoved(changeConfig);
