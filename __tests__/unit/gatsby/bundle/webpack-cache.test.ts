import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { keepResultsByVersion } from "../../../../src/gatsby/bundle/webpack-cache";

const projectFolder = process.cwd();
const files = {
  packages: "node_modules/.package-lock.json",
  code: ".cache/compiled/gatsby-node.js",
  classNames: "src/some.module.css",
};

/** Webpack's configuration as it comes from Gatsby, after our change. */
function changedConfig() {
  const config = {
    cache: { type: "filesystem", buildDependencies: { config: ["gatsby"] }, version: "" },
    plugins: [] as { apply(compiler: object): void }[],
  };
  const args = { getConfig: () => config, actions: { replaceWebpackConfig: () => {} } };
  keepResultsByVersion(args as unknown as CreateWebpackConfigArgs);
  return config;
}

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "webpack-cache-"));
  for (const file of Object.values(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), ".first {}");
  }
  process.chdir(folder);
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(projectFolder);
  fs.rmSync(folder, { recursive: true });
});

it.each(Object.values(files))("drops what was kept once %s has changed", (file) => {
  const before = changedConfig().cache.version;
  expect(changedConfig().cache.version).toBe(before);
  fs.writeFileSync(file, ".second {}");
  expect(changedConfig().cache.version).not.toBe(before);
});

it("names nothing that webpack would have to resolve", () => {
  const { cache, plugins } = changedConfig();
  expect(cache.buildDependencies).toEqual({});
  const buildDependencies = new Set(["babel-loader"]);
  const afterCompile = {
    tap: (_: string, run: (compilation: object) => void) => run({ buildDependencies }),
  };
  for (const plugin of plugins) plugin.apply({ hooks: { afterCompile } });
  expect([...buildDependencies]).toEqual([]);
});
