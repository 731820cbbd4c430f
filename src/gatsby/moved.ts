import type { Reporter } from "gatsby";

/** Gatsby no longer has what a module of ours changes. Its message says all there is to know. */
export class GatsbyMoved extends Error {}

/**
 * To be called by each module that changes or relies on what Gatsby does not document: an upgrade
 * that moves it must stop the build, not change the site in silence.
 * @param found what was looked for
 * @param file of ours, which needs it
 * @param what in words, as in "cacheGroups.styles in webpack's configuration"
 * @throws GatsbyMoved when `found` is false, empty or nothing
 */
export function expectOfGatsby(found: unknown, file: string, what: string): asserts found {
  if (found) return;
  throw new GatsbyMoved(
    `${file} looked for ${what} and did not find it: this version of Gatsby has moved or dropped it. docs/gatsby-internals.md says what that file does and what the site loses without it.`,
  );
}

/**
 * Ends the command with the sentence alone: a stack would say nothing more.
 * @throws every other error
 */
export function endWhereMoved(reporter: Pick<Reporter, "panic">, error: unknown): void {
  if (!(error instanceof GatsbyMoved)) throw error;
  reporter.panic(error.message);
}

/** A hook of Gatsby's that ends the build with one sentence where Gatsby has moved. */
export function stopWhereMoved<Args extends { readonly reporter: Reporter }>(
  hook: (args: Args) => void | Promise<void>,
): (args: Args) => Promise<void> {
  return async (args) => {
    try {
      await hook(args);
    } catch (error) {
      endWhereMoved(args.reporter, error);
    }
  };
}
