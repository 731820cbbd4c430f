import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import { BUILD_DIR, ROOT } from "../system/paths";

const jiti = createJiti(ROOT);

/**
 * Compiles a module of ours that Node.js loads into processes of others before their own: to have
 * them all compile TypeScript for it would change how they load everything else.
 * @param file path from the project's folder, for example "scripts/building/end-with-parent.ts"
 * @returns an option of Node.js, for NODE_OPTIONS
 */
export function preload(file: string): string {
  const compiled = path.join(BUILD_DIR, `${path.basename(file, ".ts")}.cjs`);
  const source = readFileSync(path.join(ROOT, file), "utf8");
  mkdirSync(BUILD_DIR, { recursive: true });
  writeFileSync(compiled, jiti.transform({ source, filename: file, ts: true }));
  // Slashes, because Node.js takes a backslash in its options for an escape.
  return `--require "${compiled.replaceAll(path.sep, "/")}"`;
}
