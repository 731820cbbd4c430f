// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { budgets, routes } from "../../bench/site/budgets.mjs";
import { measureBuilds } from "../../bench/site/builds.mjs";
import { pageBytes } from "../../bench/site/bytes.mjs";
import { lighthouse } from "../../bench/site/lighthouse.mjs";
import { buildTable, galleryTable, pageTable } from "../../bench/site/tables.mjs";
import { findBrowser } from "../lib/browser.mjs";
import { assertContent } from "../lib/check.mjs";
import { buildSite } from "../lib/gatsby.mjs";
import { ensureInstalled } from "../lib/install.mjs";
import { PUBLIC_DIR, ROOT } from "../lib/paths.mjs";
import { runNpm } from "../lib/process.mjs";
import { runMain, say } from "../lib/report.mjs";

/** @param {number} runs of Lighthouse for each page; 0 leaves it out */
async function measurePages(runs) {
  if (runs > 0) await runNpm(["ci", "--prefix", "bench"]);
  const browser = runs > 0 ? await findBrowser() : "";
  // Only here: it needs the installed packages.
  const { startServer } = await import("../lib/server.mjs");
  const server = await startServer({ root: PUBLIC_DIR, mailbox: false });
  try {
    const pages = [];
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

/**
 * @param {string} publicFolder of a build with many photos
 * @returns {Promise<{ html: number, longestTask: number }>} of its gallery
 */
async function measureGallery(publicFolder) {
  const { startServer } = await import("../lib/server.mjs");
  const { longestTaskInScroll } = await import("../../bench/site/scroll.mjs");
  const server = await startServer({ root: publicFolder, mailbox: false });
  try {
    const html = readFileSync(path.join(publicFolder, "gallery", "index.html"));
    return {
      html: brotliCompressSync(html).length,
      longestTask: await longestTaskInScroll(`${server.url}/gallery`, await findBrowser()),
    };
  } finally {
    await server.close();
  }
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { photos: { type: "string", default: "46" }, runs: { type: "string", default: "5" } },
  });
  await ensureInstalled();
  await assertContent();
  await buildSite();
  const pages = await measurePages(Number(values.runs));
  say(`\n${pageTable(pages, budgets)}\n`);
  const builds = [];
  /** @type {{ photos: number, html: number, longestTask: number }[]} */
  const galleries = [];
  for (const photos of values.photos.split(",").map(Number)) {
    /** @param {string} folder */
    const look = async (folder) => {
      galleries.push({ photos, ...(await measureGallery(folder)) });
    };
    for await (const figures of measureBuilds(photos, look)) builds.push(figures);
  }
  say(`${buildTable(builds)}\n\n${galleryTable(galleries)}\n`);
  const results = path.join(ROOT, "bench", "results.json");
  writeFileSync(results, `${JSON.stringify({ budgets, pages, builds, galleries }, null, 2)}\n`);
});
