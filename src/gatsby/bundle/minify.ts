import type { CreateWebpackConfigArgs } from "gatsby";
import { HASH_DIGITS } from "../../domain/cache-policy";
import { expectOfGatsby } from "../moved";

interface TerserOptions {
  compress?: { ecma?: number };
  mangle?: { nth_identifier?: typeof variableNames };
  output?: { ecma?: number; preamble?: string };
}

interface Minimizer {
  readonly options?: { readonly minimizer?: { readonly options?: TerserOptions } };
}

/**
 * Names of variables. Terser's own follow from how often a script has each letter, and webpack's
 * runtime has the hashes of the other scripts in it, not yet the final ones: the same site got one
 * or another runtime.
 */
export const variableNames = {
  /**
   * Runs as a text in Terser's workers, so it may use nothing from outside.
   * @param place a name's place in its scope, from 0; the first 54 names have one letter
   */
  get(place: number): string {
    // About the order of Terser's own; a name must not begin with one of the last ten.
    const characters = "etnroaiscludfpmhgvybwxkjqzTSEANCROILPDMFUBHGVWYXKQJZ_$0123456789";
    let name = characters.charAt(place % 54);
    for (let rest = Math.floor(place / 54); rest > 0; rest = Math.floor(rest / 64)) {
      rest -= 1;
      name += characters.charAt(rest % 64);
    }
    return name;
  },
};

/**
 * Tells V8 (Chromium 136 and later) to compile a script's functions on another thread while it
 * arrives. Else it parses each twice, and compiles it on the main thread at its first call: a
 * fifth of what a page, the photo viewer and the map ask of that thread while they begin. To
 * other engines it is a comment.
 */
const compileAhead = "//# allFunctionsCalledOnLoad";

/**
 * Lets Terser write as the browsers of `browserslist` read, the same names whatever the hashes. These,
 * of which webpack's runtime lists two dozen, get 12 digits instead of 20 (see
 * `src/domain/cache-policy.ts`): some 100 bytes a page.
 */
export function minifyForBrowsers({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const minimizers: readonly Minimizer[] = config.optimization.minimizer ?? [];
  const terser = minimizers
    .map(({ options }) => options?.minimizer?.options)
    .find((options) => options?.compress);
  expectOfGatsby(
    terser?.compress && terser.mangle && terser.output,
    "src/gatsby/bundle/minify.ts",
    "Terser's compress, mangle and output in optimization.minimizer",
  );
  terser.compress.ecma = 2020;
  terser.mangle.nth_identifier = variableNames;
  Object.assign(terser.output, { ecma: 2020, preamble: compileAhead });
  config.output.hashDigestLength = HASH_DIGITS;
  actions.replaceWebpackConfig(config);
}
