import { createHash } from "node:crypto";
import type { CreateWebpackConfigArgs } from "gatsby";
import { HASH_DIGITS } from "../../domain/cache-policy";

/** The name of this build; empty before webpack has written its files. */
export let buildName = "";

interface Compilation {
  readonly assets: Readonly<Record<string, unknown>>;
  hash?: string;
}

interface Compiler {
  readonly hooks: {
    readonly afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

const nameByFiles = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap("build-name", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join();
      buildName = createHash("sha256").update(names).digest("hex").slice(0, HASH_DIGITS);
      compilation.hash = buildName;
    }),
};

/**
 * Names a build by the scripts and styles it has made, whose own names follow from what is in them.
 * Gatsby writes the name into every page, and loads an open page anew when it meets another. Webpack's
 * own name tells as well how the files came about: the same ones had another after a build from the
 * cache, and once after a second build from nothing.
 */
export function nameBuildByFiles({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  config.plugins.push(nameByFiles);
  actions.replaceWebpackConfig(config);
}
