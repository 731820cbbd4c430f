// Builds the site, serves it as a host would, and compares its bytes with the budgets.
import { pages } from "../../src/site";
import { buildSite } from "../building/gatsby";
import { assertContent } from "../content/check";
import { startServer } from "../server/server";
import { PUBLIC_DIR } from "../system/paths";
import { findBrowser } from "../testing/browser";
import { budgets } from "./budgets";
import { pageBytes } from "./bytes";
import { lighthouse } from "./lighthouse";

/** The pages that are measured. */
const routes = pages.filter(({ inSitemap }) => inSitemap).map(({ route }) => route);

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints a row of a Markdown table, for docs/figures.md. */
const printRow = (...cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

const headings = ["Page", "HTML + CSS", "Scripts", "Fonts", "Prefetch"];
const lighthouseHeadings = ["Lighthouse", "LCP s", "TBT ms", "CLS"];

/**
 * Prints a table with a row for each page.
 * @param runs how often Lighthouse measures each page; 0 leaves it out
 */
export async function measureSite(runs: number) {
  await assertContent();
  await buildSite();
  const server = await startServer({ root: PUBLIC_DIR });
  try {
    const head = [...headings, ...(runs > 0 ? lighthouseHeadings : [])];
    printRow(...head);
    printRow(...head.map(() => "---"));
    for (const route of routes) {
      const { html, script, fonts, prefetch } = pageBytes(PUBLIC_DIR, route);
      const scores =
        runs > 0 ? await lighthouse(server.url + route, await findBrowser(), runs) : [];
      printRow(`\`${route}\``, ...[html, script, fonts, prefetch].map(kB), ...scores);
    }
    const { html, script, fonts, prefetch } = budgets;
    printRow("budget", ...[html, script, fonts, prefetch].map(kB), ...head.slice(5).map(() => ""));
  } finally {
    await server.close();
  }
}
