import fs from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import type { Change } from "./change";
import { gateChanges, gateImports } from "./gate-changes";
import { bosnianTexts, checkLocale } from "./locale";
import { repositoryChanges, repositoryImports } from "./repository-changes";

/** The package of the editor, from the project's folder. */
export const packageFolder = "node_modules/@sveltia/cms";

const changes: readonly Change[] = [
  ...gateChanges,
  ...repositoryChanges,
  {
    what: "fonts on jsDelivr, which the files in assets/ replace",
    pattern: /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\.woff2\)/g,
    to: 'local("none")',
  },
  {
    what: "the request for the status of GitHub, which the policy would block",
    pattern: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    to: 'data:application/json,{"status":{"indicator":"none"}}',
  },
  {
    what: "the list of its languages, of which it gets one, whatever the browser's is",
    pattern: /=\{ar:\(\)=>.*?\},([\w$]+)=`en-US`,([\w$]+)=`ar,[^`]*`\.split\(`,`\)/g,
    to: "={},$1=`bs`,$2=[`bs`]",
  },
  {
    what: "its English texts, which ours replace",
    pattern: /\{\.\.\.[\w$]+,_sui:[\w$]+\}/g,
    to: "bosnianTexts",
  },
  {
    what: "the number before a list's name, whose case does not follow it: “29 Slike”",
    pattern:
      /`\$\{([\w$]+\([\w$]+\))\.length\?\?``\}\s+\$\{\(\(\1\.length===1\?[^:`]+:void 0\)\|\|([^`]+)\)\?\?``\}`/g,
    to: "`$${$2}: $${$1.length}`",
  },
];

/** What the changed code needs. */
const imports = [
  `import bosnianTexts from ${JSON.stringify(path.resolve(bosnianTexts))};`,
  gateImports,
  repositoryImports,
].join("");

/**
 * Applies the changes to the package's code.
 * @throws Error if one of them finds nothing to change: the package has changed
 */
export function changeEditor(code: string): string {
  return changes.reduce((text, { what, pattern, to }) => {
    const changed = text.replace(pattern, to);
    if (changed === text) {
      throw new Error(`@sveltia/cms has changed: src/editors/browser/bundle looked for ${what}.`);
    }
    return changed;
  }, code);
}

/** Grammars and themes that colour code in text, which nobody writes here: 246 chunks. */
const highlighting = /^@shikijs\/(?:langs|themes)\//;

/** Bundles the editor with our changes. */
export const sveltia: Plugin = {
  name: "sveltia",
  setup(build) {
    build.onResolve({ filter: highlighting }, () => ({ path: "nothing", namespace: "nothing" }));
    build.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({
      contents: "export default []",
    }));
    build.onStart(() => checkLocale(packageFolder));
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: imports + changeEditor(await fs.readFile(file, "utf8")),
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
