import type { Reporter } from "gatsby";

/** Gatsby no longer has something undocumented that a module of ours changes or relies on. */
export class GatsbyMoved extends Error {}

/**
 * Asserts that an undocumented part of Gatsby is still there. Every module that changes or relies on one
 * calls this, so that an upgrade stops the build instead of silently changing the site.
 * @param found what the module looked for; falsy if it is missing
 * @param file path of our module, as in "src/gatsby/bundle/class-names.ts"
 * @param what a description for the message, as in "entry.app in webpack's configuration"
 * @throws GatsbyMoved if `found` is falsy
 */
export function expectOfGatsby(found: unknown, file: string, what: string): asserts found {
  if (found) return;
  throw new GatsbyMoved(
    `${file} looked for ${what} and did not find it: this version of Gatsby has moved or dropped it. docs/gatsby-internals.md says what that file does and what the site loses without it.`,
  );
}

/** Wraps a Gatsby hook so that a `GatsbyMoved` ends the build with its message, without a stack trace. */
export function panicIfMoved<Args extends { readonly reporter: Reporter }>(
  hook: (args: Args) => void | Promise<void>,
): (args: Args) => Promise<void> {
  return async (args) => {
    try {
      await hook(args);
    } catch (error) {
      if (!(error instanceof GatsbyMoved)) throw error;
      args.reporter.panic(error.message);
    }
  };
}
