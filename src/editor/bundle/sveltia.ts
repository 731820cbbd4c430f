import fs from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import bosnian from "../locale/bs.json";
import { patchEditor } from "./patches";

/** Texts of the editor by their key, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Return all texts by their full key: `status.draft`. */
function flatten(texts: Texts, prefix = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [[prefix + key, text]] : [...flatten(text, `${prefix}${key}.`)],
    ),
  );
}

/** Return what the editor fills in, or makes a link of: `{$name}`, `{$count :integer}`, `<a>`, `</a>`. */
const getPlaceholders = (text: string) =>
  [...new Set(text.match(/\{\$[^{}]+\}|<[^<>]+>/g))].sort().join(" ");

/**
 * Compare our texts with those of the package.
 * @returns what is wrong, one sentence for each key
 */
export function findLocaleFaults(english: Texts, bosnian: Texts): string[] {
  const theirs = flatten(english);
  const ours = flatten(bosnian);
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((key) => {
    const [their, our] = [theirs.get(key), ours.get(key)];
    if (our === undefined) return [`${key} is missing: ${their}`];
    if (their === undefined) return [`${key} is used no more`];
    const isWhole = getPlaceholders(their) === getPlaceholders(our);
    return isWhole ? [] : [`${key} has other placeholders than: ${their}`];
  });
}

/**
 * Stop the build if the package has other texts than those that are translated.
 * @throws Error that names the texts
 */
async function checkLocale(packageFolder: string): Promise<void> {
  const text = await fs.readFile(path.join(packageFolder, "locales", "en-US.json"), "utf8");
  const faults = findLocaleFaults(JSON.parse(text), bosnian);
  if (faults.length > 0) throw new Error(["src/editor/locale/bs.json:", ...faults].join("\n"));
}

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
    build.onStart(() => checkLocale(packageFolder));
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
