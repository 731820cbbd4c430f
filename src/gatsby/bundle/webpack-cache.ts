import { createHash } from "node:crypto";
import fs from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";
import { expectOfGatsby } from "../moved";
import { classNames } from "./class-names";

/**
 * What a kept result depends on beside its sources: the installed packages, and our code of the build
 * (and the list of all class names, which gives each its short one).
 */
const versionFiles = ["node_modules/.package-lock.json", ".cache/compiled/gatsby-node.js"];

const self = "src/gatsby/bundle/webpack-cache.ts";

interface Compilation {
  readonly buildDependencies: { clear(): void };
}

interface Compiler {
  readonly hooks: {
    readonly afterCompile: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

/** Loaders name themselves as what a result depends on, each with every package it requires. */
const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap("forgetBuildDependencies", ({ buildDependencies }) =>
      buildDependencies.clear(),
    ),
};

/**
 * Lets webpack tell by one hash whether what it has kept from the last build is still good. Left to
 * itself it resolves every file that Gatsby's configuration and the loaders require, some thousands:
 * a quarter of a first build's processor time, and a seventh of one in which nothing has changed.
 */
export function keepResultsByVersion({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const hash = createHash("sha256");
  expectOfGatsby(
    config.cache?.type === "filesystem" && config.cache.buildDependencies,
    self,
    "a cache in files with buildDependencies in webpack's configuration",
  );
  for (const file of versionFiles) {
    expectOfGatsby(fs.existsSync(file), self, file);
    hash.update(fs.readFileSync(file));
  }
  hash.update([...classNames().keys()].join());
  Object.assign(config.cache, { version: hash.digest("hex"), buildDependencies: {} });
  config.plugins.push(forgetBuildDependencies);
  actions.replaceWebpackConfig(config);
}
