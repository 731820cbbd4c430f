// @ts-check
// One change of a folder of photos, all of it or nothing.
//
// First everything is prepared in the workspace: new/ has the files that change, under their new
// names, old/ has the present ones. Then journal.json says that the change has begun, the new files
// take their places by renaming, and removing journal.json ends it. Whoever finds a journal puts the
// old files back; that can itself be interrupted and begun again, since it only copies out of old/.
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { placeCopy, replaceFile, syncFolder, writeDurably } from "./files.mjs";

/** Where a change is prepared: in the project, so on the same disk, but seen by neither Gatsby nor Git. */
export const WORK_FOLDER = ".photo-changes";
/** The file in it whose presence says that a change has begun and not ended. */
export const JOURNAL = "journal.json";
/** Where removed photos go. */
export const REMOVED_FOLDER = "uklonjene-slike";

/**
 * @typedef {object} Change
 * @property {string} set folder below content/
 * @property {string[]} files names in that folder that get other contents, appear or vanish
 * @property {string[]} removed names of files in the workspace's removed/ that are to be kept
 */

/**
 * @param {string} root
 * @param {string} set
 */
function places(root, set) {
  const work = path.join(root, WORK_FOLDER);
  return {
    journal: path.join(work, JOURNAL),
    part: path.join(work, "part"),
    content: (/** @type {string} */ name) => path.join(root, "content", set, name),
    work: (/** @type {string[]} */ ...names) => path.join(work, ...names),
    kept: (/** @type {string} */ name) => path.join(root, REMOVED_FOLDER, name),
  };
}

/**
 * Carries a prepared change out.
 * @param {string} root
 * @param {Change} change
 * @throws {Error} the system's error; then the folder is as it was
 */
export function applyChange(root, change) {
  const { journal, part, content, work, kept } = places(root, change.set);
  for (const name of ["new", "old", "."]) syncFolder(work(name));
  writeDurably(part, JSON.stringify(change));
  replaceFile(part, journal);
  syncFolder(work());
  try {
    if (change.removed.length > 0) mkdirSync(path.join(root, REMOVED_FOLDER), { recursive: true });
    for (const name of change.removed) placeCopy(work("removed", name), kept(name), part);
    for (const name of change.files) {
      if (existsSync(work("new", name))) replaceFile(work("new", name), content(name));
      else rmSync(content(name));
    }
    if (change.removed.length > 0) syncFolder(path.join(root, REMOVED_FOLDER));
    syncFolder(content("."));
    rmSync(journal);
  } catch (error) {
    undoChange(root);
    throw error;
  }
}

/**
 * Puts back what an interrupted change has begun to replace.
 * @param {string} root
 * @returns {boolean} true when there was such a change
 * @throws {Error} the system's error; then the next call does the rest
 */
export function undoChange(root) {
  const file = places(root, "").journal;
  if (!existsSync(file)) return false;
  /** @type {Change} */
  const change = JSON.parse(readFileSync(file, "utf8"));
  const { journal, part, content, work, kept } = places(root, change.set);
  for (const name of change.files) {
    if (existsSync(work("old", name))) placeCopy(work("old", name), content(name), part);
    else rmSync(content(name), { force: true });
  }
  for (const name of change.removed) rmSync(kept(name), { force: true });
  removeIfEmpty(path.join(root, REMOVED_FOLDER));
  syncFolder(content("."));
  rmSync(journal);
  return true;
}

/** @param {string} folder */
function removeIfEmpty(folder) {
  try {
    rmdirSync(folder);
  } catch {
    // It is not there, or holds photos that were removed before.
  }
}
