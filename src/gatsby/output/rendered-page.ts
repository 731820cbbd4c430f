import path from "node:path";
import { expectOfGatsby } from "../expect-gatsby";

const hooks = "src/gatsby/output/ssr.tsx";

/** What a rendered page must not contain, the file that removes it, and by what. */
const removed: readonly (readonly [text: string, file: string, what: string])[] = [
  ['<meta name="generator"', hooks, 'the key "generator-…" of Gatsby\'s name in the head'],
  ["gatsby-image-wrapper", hooks, 'the key "gatsby-image-style…" of styles for GatsbyImage'],
  ["gatsby-script-loader", hooks, 'the key "script-loader" of the script with the page\'s path'],
  ["x-ua-compatible", "src/html.tsx", "itself around the page, in place of Gatsby's own document"],
];

/**
 * Checks the effect of our rendering hooks on a page, since the hooks themselves run in worker processes.
 * @param html as rendered by Gatsby
 * @throws GatsbyMoved if a hook had no effect
 */
export function assertRendered(html: string): void {
  for (const [text, file, what] of removed) expectOfGatsby(!html.includes(text), file, what);
  const sheets = [...html.matchAll(/<style data-href="([^"]+)"/g)].map(([, href = ""]) =>
    path.posix.basename(href),
  );
  expectOfGatsby(
    sheets[0]?.startsWith("app.") && !sheets.slice(1).some((name) => name.startsWith("app.")),
    hooks,
    'the styles of all pages, <style data-href="…/app.….css">, as the first of each page',
  );
}
