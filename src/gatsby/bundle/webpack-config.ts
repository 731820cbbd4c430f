import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { expectOfGatsby, stopWhereMoved } from "../moved";
import { shortenClassNames } from "./class-names";
import { fillInNumbers } from "./custom-media";
import { makeInlineScripts } from "./inline-scripts";
import { minifyForBrowsers } from "./minify";
import { assertRuntimeNames } from "./runtime-names";
import { splitStyles } from "./styles";

const self = "src/gatsby/bundle/webpack-config.ts";

/**
 * What a page loads by `import()`, such as the map or the photo viewer, only browsers load: 370 of
 * the 700 modules that the HTML renderer was made of.
 */
function leaveOutLateParts({ actions }: CreateWebpackConfigArgs): void {
  const rule = { include: path.resolve("src"), parser: { import: false } };
  actions.setWebpackConfig({ module: { rules: [rule] } });
}

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

/** Puts our own beginning before Gatsby's; see there. */
function startInTasks({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  expectOfGatsby(
    typeof config.entry?.app === "string",
    self,
    "entry.app in webpack's configuration",
  );
  const alias = { ...config.resolve.alias, "gatsby-app$": config.entry.app };
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: path.resolve("src/gatsby/browser/start.ts") },
    resolve: { ...config.resolve, alias },
  });
}

/** Webpack's runtime, 2 kB, comes with the site's script: a request less on every page. */
function joinRuntime({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  expectOfGatsby(
    config.optimization?.runtimeChunk,
    self,
    "a runtimeChunk in webpack's configuration",
  );
  config.optimization.runtimeChunk = false;
  actions.replaceWebpackConfig(config);
}

/** Gatsby names a script that templates share by 40 digits, which stand in each of their pages. */
function numberSharedScripts({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const shared = config.optimization?.splitChunks?.cacheGroups?.shared;
  expectOfGatsby(shared?.name, self, "a name of splitChunks.cacheGroups.shared");
  delete shared.name;
  actions.replaceWebpackConfig(config);
}

/** A build begins from nothing, so webpack would only write a cache that nobody reads. */
function keepNothing({ actions, getConfig }: CreateWebpackConfigArgs): void {
  actions.replaceWebpackConfig({ ...getConfig(), cache: false });
}

/** Source maps would be published with the scripts, and are as large again three times. */
function leaveOutSourceMaps({ actions, getConfig }: CreateWebpackConfigArgs): void {
  actions.replaceWebpackConfig({ ...getConfig(), devtool: false });
}

function changeConfig(args: CreateWebpackConfigArgs): void {
  fillInNumbers(args);
  if (args.stage.startsWith("build")) keepNothing(args);
  // Scripts and HTML have to agree on the names; live editing keeps the readable ones.
  if (args.stage === "build-javascript" || args.stage === "build-html") shortenClassNames(args);
  if (args.stage === "build-html") leaveOutLateParts(args);
  if (args.stage !== "build-javascript") return;
  assertRuntimeNames();
  leaveOutUnusedParts(args);
  startInTasks(args);
  makeInlineScripts(args);
  joinRuntime(args);
  numberSharedScripts(args);
  splitStyles(args);
  minifyForBrowsers(args);
  leaveOutSourceMaps(args);
}

/** How scripts and stylesheets are made and published. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] =
  stopWhereMoved(changeConfig);
