// Builds, serves as a host would, and measures bytes and Lighthouse against the budgets.
import { INTERRUPTED, runNpm } from "../bootstrap/install.mjs";
import { buildSite } from "../building/gatsby";
import { assertContent } from "../content/check";
import { startServer } from "../server/server";
import { PUBLIC_DIR } from "../system/paths";
import { interruption } from "../system/user-error";
import { findBrowser } from "../testing/browser";
import { budgets, routes } from "./budgets";
import { pageBytes } from "./bytes";
import { lighthouse } from "./lighthouse";

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints a row of a Markdown table, as they stand in docs/figures.md. */
const sayRow = (...cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

const headings = ["Page", "HTML + CSS", "Scripts", "Fonts", "Prefetch"];
const lighthouseHeadings = ["Lighthouse", "LCP s", "TBT ms", "CLS"];

/**
 * Prints a table of all pages.
 * @param runs of Lighthouse for each page; 0 leaves it out
 */
export async function measureSite(runs: number) {
  await assertContent();
  await buildSite();
  const installed = runs > 0 ? await runNpm(["ci", "--prefix", "scripts/bench"]) : 0;
  if (installed === INTERRUPTED) throw interruption();
  const server = await startServer({ root: PUBLIC_DIR });
  try {
    const head = [...headings, ...(runs > 0 ? lighthouseHeadings : [])];
    sayRow(...head);
    sayRow(...head.map(() => "---"));
    for (const route of routes) {
      const { html, script, fonts, prefetch } = pageBytes(PUBLIC_DIR, route);
      const scores =
        runs > 0 ? await lighthouse(server.url + route, await findBrowser(), runs) : [];
      sayRow(`\`${route}\``, ...[html, script, fonts, prefetch].map(kB), ...scores);
    }
    const { html, script, fonts, prefetch } = budgets;
    sayRow("budget", ...[html, script, fonts, prefetch].map(kB), ...head.slice(5).map(() => ""));
  } finally {
    await server.close();
  }
}
