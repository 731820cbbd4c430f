import type { HydrationFiles } from "../browser/before-hydration/hydration-files";
import { expectOfGatsby } from "../expect-gatsby";

/** The end of a page, where Gatsby writes its inline scripts and then the bundles. */
const scriptSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;

/** JSON, so that one inline script, and one hash in the CSP, serves all pages. */
function needsElement(needs: HydrationFiles): string {
  const json = JSON.stringify(needs).replaceAll("<", "\\u003c");
  const sheet = `<noscript><link rel="stylesheet" href="${needs.sheet}"/></noscript>`;
  return `<script type="application/json" id="needs">${json}</script>${sheet}`;
}

/**
 * Replaces a page's scripts with a list of them, and inlines the script that loads them once the first
 * view is painted (decision 013). It also sets the variables of Gatsby's inline scripts.
 * @throws Error if Gatsby's scripts are elsewhere
 */
export function delayScripts(html: string, needs: HydrationFiles, inlineScript: string): string {
  const file = "src/gatsby/output/delay-scripts.ts";
  expectOfGatsby(scriptSlice.test(html), file, "the slice _gatsby-scripts at the end of a page");
  // After the styles, so that it does not delay them.
  return html
    .replace("</head>", () => `<script>${inlineScript}</script></head>`)
    .replace(scriptSlice, () => needsElement(needs));
}
