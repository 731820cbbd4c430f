// Builds, serves as a host would, and measures bytes, Lighthouse and builds against the budgets.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { INTERRUPTED, runNpm } from "../../bootstrap/install.mjs";
import { buildSite } from "../../building/gatsby";
import { assertContent } from "../../content/check";
import { startServer } from "../../server/server";
import { PUBLIC_DIR } from "../../system/paths";
import { interruption, say } from "../../system/report";
import { findBrowser } from "../../testing/browser";
import { budgets, routes } from "./budgets";
import { type BuildFigures, measureBuilds } from "./builds";
import { pageBytes } from "./bytes";
import { BENCH_DIR, lighthouse } from "./lighthouse";
import { longestTaskInScroll } from "./scroll";
import {
  buildTable,
  type GalleryFigures,
  galleryTable,
  type PageResult,
  pageTable,
} from "./tables";

/** @param runs of Lighthouse for each page; 0 leaves it out */
async function measurePages(runs: number): Promise<PageResult[]> {
  const installed = runs > 0 ? await runNpm(["ci", "--prefix", "scripts/bench"]) : 0;
  if (installed === INTERRUPTED) throw interruption();
  const browser = runs > 0 ? await findBrowser() : "";
  const server = await startServer({ root: PUBLIC_DIR, mailbox: false });
  try {
    const pages: PageResult[] = [];
    for (const route of routes) {
      const scores =
        runs > 0 ? await lighthouse(`${server.url}${route}`, browser, runs) : undefined;
      pages.push({ route, ...pageBytes(route), ...(scores && { lighthouse: scores }) });
    }
    return pages;
  } finally {
    await server.close();
  }
}

/** @param publicFolder of a build with so many photos */
async function measureGallery(photos: number, publicFolder: string): Promise<GalleryFigures> {
  const server = await startServer({ root: publicFolder, mailbox: false });
  try {
    const html = readFileSync(path.join(publicFolder, "gallery", "index.html"));
    const longestTask = await longestTaskInScroll(`${server.url}/gallery`, await findBrowser());
    return { photos, html: brotliCompressSync(html).length, longestTask };
  } finally {
    await server.close();
  }
}

/**
 * Prints tables and writes results.json.
 * @param photoCounts of builds to measure
 * @param runs of Lighthouse for each page
 */
export async function measureSite(photoCounts: readonly number[], runs: number) {
  await assertContent();
  await buildSite();
  const pages = await measurePages(runs);
  say(`\n${pageTable(pages, budgets)}\n`);
  const builds: BuildFigures[] = [];
  const galleries: GalleryFigures[] = [];
  for (const photos of photoCounts) {
    const look = async (folder: string) => {
      galleries.push(await measureGallery(photos, folder));
    };
    for await (const figures of measureBuilds(photos, look)) builds.push(figures);
  }
  say(`${buildTable(builds)}\n\n${galleryTable(galleries)}\n`);
  const results = JSON.stringify({ budgets, pages, builds, galleries }, null, 2);
  writeFileSync(path.join(BENCH_DIR, "results.json"), `${results}\n`);
}
