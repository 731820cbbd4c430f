import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode, ParentSpanPluginArgs } from "gatsby";

/** Files that wait outside `public/` until a build may need them again. */
export const asidePath = ".cache/unpublished";

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Webpack's list of the scripts that each template needs; not published either. */
export function buildStats(): Stats {
  return JSON.parse(fs.readFileSync(path.join(asidePath, "webpack.stats.json"), "utf8"));
}

interface Compilation {
  readonly compilation: { readonly assets: Readonly<Record<string, unknown>> };
}

interface Compiler {
  readonly hooks: {
    readonly done: { tap(name: string, listener: (stats: Compilation) => void): void };
  };
}

/** Scripts, styles and fonts that webpack has made in this build. */
const emitted = new Set<string>();

const recordEmitted = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("published-files", ({ compilation }) => {
      for (const name of Object.keys(compilation.assets)) emitted.add(name);
    });
  },
};

/** No source maps: they would be published with the scripts, and are as large again three times. */
export function publishScriptsOnly({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  config.devtool = false;
  config.plugins.push(recordEmitted);
  actions.replaceWebpackConfig(config);
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, "/"));
}

function moveFile(file: string, from: string, to: string): void {
  fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  fs.renameSync(path.join(from, file), path.join(to, file));
}

/** What pages name: `/static/…` files, and the results of static queries by their hash. */
function namedIn(pages: readonly string[]): Set<string> {
  const named = new Set<string>();
  for (const file of pages) {
    const text = fs.readFileSync(path.join("public", file), "utf8");
    for (const [name] of text.matchAll(/static\/[\w./%-]+/g)) named.add(decodeURI(name));
    const [, hashes = ""] = /"staticQueryHashes":\[([^\]]*)\]/.exec(text) ?? [];
    for (const [hash] of hashes.matchAll(/\d+/g)) named.add(`page-data/sq/d/${hash}.json`);
  }
  return named;
}

/** The files that Gatsby writes for a page. */
function filesOfPage(page: string): string[] {
  const name = page.replace(/^\/|\/$/g, "");
  const html = name.endsWith(".html") ? name : path.posix.join(name, "index.html");
  return [html, `page-data/${name || "index"}/page-data.json`];
}

const left =
  /^(?:webpack\.stats\.json|chunk-map\.json|first-view-\w+\.js$|_gatsby\/|~partytown\/)|\.map$/;
const byPage = /\.html$|^page-data\/.*\/page-data\.json$/;
const byName = /^static\/|^page-data\/sq\//;
const byWebpack = /^[^/]+\.(?:js|css|LICENSE\.txt)$/;

/**
 * Takes out of `public/` what no page of this build asks for: what Gatsby leaves for its own use,
 * and what earlier builds have left (scripts, pages, photos). Moved, not deleted: Gatsby does not
 * make a photo again that it remembers to have made.
 */
export function takeOutUnused({ getNodesByType }: ParentSpanPluginArgs): void {
  const pages = getNodesByType("SitePage").flatMap((node) => filesOfPage(String(node.path)));
  const pageFiles = new Set(pages);
  const named = namedIn(pages);
  const isUnused = (file: string): boolean => {
    if (left.test(file)) return true;
    if (emitted.has(file)) return false;
    if (byPage.test(file)) return !pageFiles.has(file);
    return byName.test(file) ? !named.has(file) : byWebpack.test(file);
  };
  for (const file of filesIn("public").filter(isUnused)) moveFile(file, "public", asidePath);
  removeEmptyFolders("public");
}

function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/** Brings back what the build before has taken out. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  for (const file of filesIn(asidePath)) {
    if (!fs.existsSync(path.join("public", file))) moveFile(file, asidePath, "public");
  }
  fs.rmSync(asidePath, { recursive: true, force: true });
};
