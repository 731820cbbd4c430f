interface Rule<Options> {
  readonly oneOf?: readonly Rule<Options>[];
  readonly use?: readonly { readonly loader?: string; readonly options?: Options }[];
}

/** The options of a loader in all rules of a webpack configuration, to be changed in place. */
export function loaderOptions<Options>(
  config: { readonly module: { readonly rules: readonly Rule<Options>[] } },
  name: string,
): Options[] {
  const isLoader = new RegExp(`[\\\\/]${name}[\\\\/]`);
  const optionsOf = ({ oneOf = [], use = [] }: Rule<Options>): Options[] => [
    ...(Array.isArray(use) ? use : [])
      .filter(({ loader = "" }) => isLoader.test(loader))
      .flatMap(({ options }) => (options ? [options] : [])),
    ...oneOf.flatMap(optionsOf),
  ];
  return config.module.rules.flatMap(optionsOf);
}
