import fs from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import { patchEditor } from "./patches";

/** The package of the editor, from the project's folder. */
const packageFolder = "node_modules/@sveltia/cms";

/** Grammars and themes for highlighting code, 246 chunks: our texts have no code. */
const highlighting = /^@shikijs\/(?:langs|themes)\//;

/** Bundles the editor with our patches. */
export const sveltia: Plugin = {
  name: "sveltia",
  setup(build) {
    build.onResolve({ filter: highlighting }, () => ({ path: "nothing", namespace: "nothing" }));
    build.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({
      contents: "export default []",
    }));
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: patchEditor(await fs.readFile(file, "utf8")),
    }));
  },
};

/** Fonts, decoders and workers that the editor looks for beside its script, in `assets/`. */
export async function copyAssets(folder: string): Promise<void> {
  const from = path.join(packageFolder, "npm", "assets");
  await fs.cp(from, path.join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
}
