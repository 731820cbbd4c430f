import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { RUNTIME } from "../bootstrap/install.mjs";
import { type Env, readEnvFiles } from "../settings/env-files";
import { filesBelow } from "../system/files-below";
import { ROOT } from "../system/paths";

const CODE = ["src", "static", "scripts"];
/** No build knows it, and it may hold packages and results. */
const BENCH = path.join(ROOT, "scripts", "bench", path.sep);
const FILES = /^(?:gatsby-.*\.tsx?|package\.json|tsconfig\.json)$/;
/** A build writes it itself. */
const GENERATED = path.join(ROOT, "src", "gatsby-types.d.ts");
/** Settings of the build. */
const SETTINGS = /^(?:GATSBY_|SITE_URL$|PATH_PREFIX$|PREFIX_PATHS$)/;

/**
 * Names what the state of a build belongs to: the folder, whose absolute path Gatsby writes
 * everywhere; the kind of machine; the packages; all code; the settings. Content is not in it:
 * what of that has changed, Gatsby finds out well.
 * @param env of the build
 * @returns a hash
 */
export function stateOwner(env: Env): string {
  const hash = createHash("sha256").update(`${ROOT}\n${RUNTIME}\n`);
  const top = readdirSync(ROOT).filter((name) => FILES.test(name));
  const code = CODE.flatMap((folder) => filesBelow(path.join(ROOT, folder)));
  const packages = path.join(ROOT, "node_modules", ".package-lock.json");
  for (const file of [packages, ...top.map((name) => path.join(ROOT, name)), ...code]) {
    if (file === GENERATED || file.startsWith(BENCH)) continue;
    if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(`${path.relative(ROOT, file)}\n`).update(readFileSync(file));
  }
  const envFiles = readEnvFiles(ROOT, "production");
  for (const name of Object.keys(env).sort()) {
    // One that is empty differs from one that is missing only where a file could set it.
    const counts = env[name] || envFiles.length > 0;
    if (SETTINGS.test(name) && counts) hash.update(`${name}=${env[name]}\n`);
  }
  return hash.update(JSON.stringify(envFiles)).digest("hex");
}
