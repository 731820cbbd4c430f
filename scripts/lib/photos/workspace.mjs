// @ts-check
import { existsSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { takeLock } from "../../system/lock";
import { say, UserError } from "../../system/report";
import { explainDiskError } from "./disk-error.mjs";
import { JOURNAL, undoChange, WORK_FOLDER } from "./journal.mjs";

const LOCK = "lock";

/** What a command puts into the workspace, besides the lock and the journal. */
const CONTENTS = ["part", "added", "new", "old", "removed"];

/** @param {string} work without a journal, which would still need it */
function clean(work) {
  for (const name of CONTENTS) rmSync(path.join(work, name), { recursive: true, force: true });
}

/**
 * @param {unknown} error
 * @param {string} work
 */
const explain = (error, work) => explainDiskError(error, !existsSync(path.join(work, JOURNAL)));

/**
 * Leaves the workspace; what cannot be removed now, the next command removes.
 * @param {string} work
 */
function leave(work) {
  try {
    if (!existsSync(path.join(work, JOURNAL))) clean(work);
    rmSync(path.join(work, LOCK));
    rmdirSync(work);
  } catch {
    // Not empty after all, or a file in it is open in another program.
  }
}

/**
 * Puts back what a killed command left half done, unless a command is at work right now.
 * @param {string} root
 * @returns {boolean} true when there was something to put back
 * @throws {UserError} when the disk does not allow it; the next call tries again
 */
export function recoverPhotos(root) {
  const work = path.join(root, WORK_FOLDER);
  if (!existsSync(work) || !takeLock(path.join(work, LOCK))) return false;
  try {
    return undoChange(root);
  } catch (error) {
    throw explain(error, work);
  } finally {
    leave(work);
  }
}

/**
 * Runs a task that may change photos, alone and from an orderly start.
 * @template T
 * @param {string} root
 * @param {(work: string) => Promise<T> | T} task gets the absolute path of the empty workspace
 * @returns {Promise<T>}
 * @throws {UserError} when another command is running, or the disk does not allow it
 */
export async function withWorkspace(root, task) {
  const work = path.join(root, WORK_FOLDER);
  try {
    if (!takeLock(path.join(work, LOCK))) {
      throw new UserError(
        "Druga naredba za slike upravo radi. Sačekajte da završi, pa pokušajte ponovo. " +
          `Ako nijedna ne radi, obrišite datoteku ${WORK_FOLDER}/${LOCK}.`,
      );
    }
  } catch (error) {
    throw explain(error, work);
  }
  try {
    if (undoChange(root)) {
      say("Prethodna naredba je bila prekinuta: slike su vraćene kako su bile prije nje.\n");
    }
    clean(work);
    return await task(work);
  } catch (error) {
    throw explain(error, work);
  } finally {
    leave(work);
  }
}
