import fs from "node:fs";
import { expectOfGatsby } from "../expect-gatsby";

const delayedScripts = "src/gatsby/browser/before-hydration/load-delayed-scripts.ts";

/** Names that our code shares with Gatsby's in the browser. Neither types nor webpack would miss one. */
const names: readonly (readonly [ours: string, text: string, theirs: string])[] = [
  ["src/gatsby/browser/next-page.ts", "window.___loader =", "production-app.js"],
  ["src/gatsby/browser/next-page.ts", "onPrefetchPathname", "loader.js"],
  ["src/gatsby/browser/latest-navigation.ts", "window.___navigate =", "navigation.js"],
  ["src/gatsby/browser/browser.ts", "disableCorePrefetching", "loader.js"],
  ["src/gatsby/browser/browser.ts", "replaceHydrateFunction", "production-app.js"],
  ["src/gatsby/browser/browser.ts", "shouldUpdateScroll", "navigation.js"],
  [delayedScripts, "window.___webpackCompilationHash", "production-app.js"],
  [delayedScripts, "pagePath", "production-app.js"],
  [delayedScripts, "window.___chunkMapping", "loader.js"],
  ["src/ui/load-chunk.ts", "/page-data/app-data.json", "loader.js"],
];

/**
 * @param folder with Gatsby's source for the browser
 * @throws GatsbyMoved when one of the names is not in it
 */
export function assertRuntimeNames(folder = ".cache"): void {
  for (const [ours, text, theirs] of names) {
    const file = `${folder}/${theirs}`;
    const code = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
    expectOfGatsby(code.includes(text), ours, `${text} in ${file}`);
  }
}
