// @ts-check
import path from "node:path";
import { createJiti } from "jiti";
import { ROOT } from "./paths.mjs";

// The cache's place is named, or a project without node_modules/.cache would fill the system's
// temporary folder.
const jiti = createJiti(import.meta.url, {
  fsCache: path.join(ROOT, "node_modules", ".cache", "jiti"),
});

/**
 * Loads a TypeScript module of src/, so that the commands and the site share one definition.
 * @template T
 * @param {string} pathFromRoot for example "src/content/photo-rules.ts"
 * @returns {Promise<T>} its exports
 * @throws {Error} when there is no such file, or it does not compile or run
 */
export function importTypeScript(pathFromRoot) {
  return jiti.import(path.join(ROOT, pathFromRoot));
}
