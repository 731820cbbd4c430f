// @ts-check
// Tells, cheaply, whether node_modules is what package-lock.json asks for.
//
// After an installation a stamp in node_modules records the lockfile's hash and the kind of
// machine. When the stamp is missing or older than the lockfile (somebody ran npm by hand), npm's
// own record, node_modules/.package-lock.json, is compared package by package instead. npm writes
// that record at the very end, so a half-finished installation has none.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry */
/** @typedef {{ packages?: Record<string, LockEntry> }} Lockfile */

/** Native packages are built for one system, processor and Node.js module version. */
export const RUNTIME = `${process.platform}-${process.arch}-${process.versions.modules}`;

const stampFile = (/** @type {string} */ root) =>
  path.join(root, "node_modules", ".sanjalica.json");

/**
 * @param {string} lockText text of package-lock.json
 * @returns {string} its hash; line endings do not matter (Git may change them on Windows)
 */
export function hashLockfile(lockText) {
  return createHash("sha256").update(lockText.replaceAll("\r\n", "\n")).digest("hex");
}

/**
 * Lists what the lockfile asks for and npm's record of the installation lacks.
 * @param {Lockfile} wanted parsed package-lock.json
 * @param {Lockfile} installed parsed node_modules/.package-lock.json
 * @returns {string[]} package folders, for example "node_modules/react"
 */
export function missingPackages(wanted, installed) {
  const present = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([folder, entry]) => {
      if (folder === "") return false;
      const found = present[folder];
      // Packages for other systems are optional and are rightly absent.
      if (!found) return !entry.optional && !entry.devOptional;
      return found.version !== entry.version;
    })
    .map(([folder]) => folder);
}

/**
 * @param {string} file
 * @returns {any} parsed JSON, or null when the file is missing or broken
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * @param {string} root repository root
 * @param {string} [runtime] kind of machine, see RUNTIME
 * @returns {boolean} true when packages must be installed
 */
export function needsInstall(root, runtime = RUNTIME) {
  const modules = path.join(root, "node_modules");
  if (!existsSync(modules)) return true;
  const lockFile = path.join(root, "package-lock.json");
  if (!existsSync(lockFile)) return readJson(path.join(modules, ".package-lock.json")) === null;

  const installed = readJson(path.join(modules, ".package-lock.json"));
  if (installed === null) return true;
  const stamp = readJson(stampFile(root));
  if (stamp && stamp.runtime !== runtime) return true;
  const lockText = readFileSync(lockFile, "utf8");
  if (stamp?.lock === hashLockfile(lockText)) return false;

  const wanted = readJson(lockFile);
  if (wanted === null || missingPackages(wanted, installed).length > 0) return true;
  writeStamp(root, runtime);
  return false;
}

/**
 * Records that node_modules now is what the lockfile asks for.
 * @param {string} root repository root
 * @param {string} [runtime]
 */
export function writeStamp(root, runtime = RUNTIME) {
  const lockFile = path.join(root, "package-lock.json");
  if (!existsSync(lockFile)) return;
  const lock = hashLockfile(readFileSync(lockFile, "utf8"));
  writeFileSync(stampFile(root), `${JSON.stringify({ lock, runtime })}\n`);
}
