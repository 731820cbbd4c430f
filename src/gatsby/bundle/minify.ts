import type { CreateWebpackConfigArgs } from "gatsby";
import { expectOfGatsby } from "../moved";

interface TerserOptions {
  compress?: { ecma?: number };
  output?: { ecma?: number; preamble?: string };
}

interface Minimizer {
  readonly options?: { readonly minimizer?: { readonly options?: TerserOptions } };
}

/**
 * Tells V8 (Chromium 136 and later) to compile a script's functions on another thread while it
 * arrives. Else it parses each twice, and compiles it on the main thread at its first call: a
 * fifth of what a page, the photo viewer and the map ask of that thread while they begin. To
 * other engines it is a comment.
 */
const compileAhead = "//# allFunctionsCalledOnLoad";

/**
 * Lets Terser write as the browsers of `browserslist` read.
 */
export function minifyForBrowsers({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const minimizers: readonly Minimizer[] = config.optimization.minimizer ?? [];
  const terser = minimizers
    .map(({ options }) => options?.minimizer?.options)
    .find((options) => options?.compress);
  expectOfGatsby(
    terser?.compress && terser.output,
    "src/gatsby/bundle/minify.ts",
    "Terser's compress and output in optimization.minimizer",
  );
  terser.compress.ecma = 2020;
  Object.assign(terser.output, { ecma: 2020, preamble: compileAhead });
  actions.replaceWebpackConfig(config);
}
