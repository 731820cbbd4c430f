import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { publishScriptsOnly } from "./published-files";
import { renewPages, shortenClassNames, splitStyles } from "./styles";

interface Minimizer {
  readonly options?: { readonly minimizer?: { readonly options?: { compress?: object } } };
}

/** Lets Terser look twice and write as the browsers of `browserslist` read: some 100 bytes a page. */
function minifyForBrowsers({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  for (const { options } of config.optimization.minimizer as Minimizer[]) {
    const terser = options?.minimizer?.options;
    if (terser?.compress) Object.assign(terser.compress, { ecma: 2020, passes: 2 });
  }
  actions.replaceWebpackConfig(config);
}

/**
 * What a page loads by `import()`, such as the map or the photo viewer, only browsers load. Compiled
 * for the HTML renderer as well, it made that step of a first build 39 s long instead of 23.
 */
function leaveOutLateParts({ actions }: CreateWebpackConfigArgs): void {
  const rule = { include: path.resolve("src"), parser: { dynamicImportMode: "weak" } };
  actions.setWebpackConfig({ module: { rules: [rule] } });
}

/** How scripts and stylesheets are made and published. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  renewPages(args);
  // Scripts and HTML have to agree on the names; live editing keeps the readable ones.
  if (args.stage === "build-javascript" || args.stage === "build-html") shortenClassNames(args);
  if (args.stage === "build-html") leaveOutLateParts(args);
  if (args.stage !== "build-javascript") return;
  splitStyles(args);
  minifyForBrowsers(args);
  publishScriptsOnly(args);
};
