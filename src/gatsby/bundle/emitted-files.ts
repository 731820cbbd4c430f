import type { CreateWebpackConfigArgs } from "gatsby";
import { expectOfGatsby } from "../moved";

interface Compilation {
  readonly compilation: { readonly assets: Readonly<Record<string, unknown>> };
}

interface Compiler {
  readonly hooks: {
    readonly done: { tap(name: string, listener: (stats: Compilation) => void): void };
  };
}

/** Scripts, styles and fonts that webpack has made in this build. */
export const emitted = new Set<string>();

const recordEmitted = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("emitted-files", ({ compilation }) => {
      for (const name of Object.keys(compilation.assets)) emitted.add(name);
    });
  },
};

/** No source maps: they would be published with the scripts, and are as large again three times. */
export function publishScriptsOnly({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  expectOfGatsby(
    config.devtool,
    "src/gatsby/bundle/emitted-files.ts",
    "source maps (devtool) in webpack's configuration",
  );
  config.devtool = false;
  config.plugins.push(recordEmitted);
  actions.replaceWebpackConfig(config);
}
