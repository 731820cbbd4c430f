/**
 * Assert that an undocumented part of Gatsby is still there: an upgrade must not change the site silently.
 * @param what a description for the message, as in "entry.app in webpack's configuration"
 * @throws Error if `found` is falsy
 */
export function expectOfGatsby(found: unknown, what: string): asserts found {
  if (found) return;
  throw new Error(
    `This version of Gatsby has moved or dropped ${what}. docs/gatsby-internals.md says which module needs it, and what the site loses without it.`,
  );
}

interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly { readonly loader?: string; readonly options?: unknown }[];
}

/** The part of Gatsby's webpack configuration that is changed in place, because `setWebpackConfig` ignores it. */
export interface WebpackConfig {
  readonly module: { readonly rules: readonly Rule[] };
  readonly entry: Record<string, string>;
  readonly output: { hashDigestLength?: number };
}

/** Return the options of a loader in all rules of a webpack configuration, to be changed in place. */
export function getLoaderOptions<Options>(config: WebpackConfig, name: string): Options[] {
  const isLoader = new RegExp(`[\\\\/]${name}[\\\\/]`);
  const collectOptions = ({ oneOf = [], use = [] }: Rule): Options[] => [
    ...(Array.isArray(use) ? use : [])
      .filter(({ loader = "" }) => isLoader.test(loader))
      .flatMap(({ options }) => (options ? [options as Options] : [])),
    ...oneOf.flatMap(collectOptions),
  ];
  return config.module.rules.flatMap(collectOptions);
}
