import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { emitted } from "../bundle/emitted-files";
import { expectOfGatsby } from "../moved";
import { asidePath } from "./build-stats";

const self = "src/gatsby/output/published-files.ts";

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
  /^(?:webpack\.stats\.json|chunk-map\.json|(?:first-view|day)-\w+\.js$|_gatsby\/|~partytown\/)|\.map$/;
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
  for (const file of pages) {
    expectOfGatsby(fs.existsSync(path.join("public", file)), self, `public/${file}`);
  }
  expectOfGatsby(emitted.size, self, "the files of webpack's last stage");
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
