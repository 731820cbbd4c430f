import fs from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import { checkOnSave } from "./check-on-save";
import { bosnianTexts, checkLocale } from "./locale";
import { type Change, repositoryChanges, repositoryImports } from "./repository-changes";

/** The package of the editor, from the project's folder. */
export const packageFolder = "node_modules/@sveltia/cms";

/**
 * The language of dates and numbers: Chromium has no Bosnian months, “2026 M11 25”. These are the same
 * words, and ijekavian.
 */
const formats = '"sr-Latn-BA"';

const changes: readonly Change[] = [
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
    what: "its text font, which has no č, ć, đ, š and ž",
    pattern: /--sui-font-family-default: "Source Sans 3"/g,
    to: '--sui-font-family-default: "Figtree"',
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
    what: "the language of its dates",
    pattern: /\.toLocale(Date)?String\((?:[\w$]+\.current|[\w$]+\?\?void 0),/g,
    to: `.toLocale$1String(${formats},`,
  },
  {
    what: "its clock of twelve hours",
    pattern: /minute:`numeric`,hour12:!0/g,
    to: "minute:`numeric`,hour12:!1",
  },
  {
    what: "the language of its numbers",
    pattern: /NumberFormat\((?:[\w$]+\.current(?=\))|[\w$]+(?=,\{maximumFractionDigits))/g,
    to: `NumberFormat(${formats}`,
  },
  {
    what: "the language of its enumerations",
    pattern: /ListFormat\([\w$]+\([\w$]+\),/g,
    to: `ListFormat(${formats},`,
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
      contents: imports + checkOnSave(changeEditor(await fs.readFile(file, "utf8"))),
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
