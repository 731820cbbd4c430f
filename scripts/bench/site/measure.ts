// Builds, serves as a host would, and measures bytes and Lighthouse against the budgets.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { INTERRUPTED, runNpm } from "../../bootstrap/install.mjs";
import { buildSite } from "../../building/gatsby";
import { assertContent } from "../../content/check";
import { startServer } from "../../server/server";
import { PUBLIC_DIR } from "../../system/paths";
import { interruption, say } from "../../system/report";
import { findBrowser } from "../../testing/browser";
import { budgets, routes } from "./budgets";
import { pageBytes } from "./bytes";
import { BENCH_DIR, lighthouse } from "./lighthouse";
import { type PageResult, pageTable } from "./tables";

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
      pages.push({ route, ...pageBytes(PUBLIC_DIR, route), ...(scores && { lighthouse: scores }) });
    }
    return pages;
  } finally {
    await server.close();
  }
}

/**
 * Prints a table and writes results.json.
 * @param runs of Lighthouse for each page
 */
export async function measureSite(runs: number) {
  await assertContent();
  await buildSite();
  const pages = await measurePages(runs);
  say(`\n${pageTable(pages, budgets)}\n`);
  const results = JSON.stringify({ budgets, pages }, null, 2);
  writeFileSync(path.join(BENCH_DIR, "results.json"), `${results}\n`);
}
