import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { diskRemedy } from "../system/disk-error";
import { isRunning, takeLock } from "../system/lock";
import { BUILD_DIR } from "../system/paths";
import { UserError } from "../system/report";

/** Names the command that builds or edits, and its Gatsby. */
export const GATSBY_LOCK = path.join(BUILD_DIR, "lock");

const WAIT_MS = 100;
const MOST_WAITS = 300;

/** @returns true when the command that has the lock was killed, and its Gatsby is about to end */
function isAbandoned(): boolean {
  try {
    return !isRunning(Number.parseInt(readFileSync(GATSBY_LOCK, "utf8"), 10));
  } catch {
    return true;
  }
}

async function take() {
  for (let waits = 0; !takeLock(GATSBY_LOCK); waits += 1) {
    if (waits === MOST_WAITS || !isAbandoned()) {
      throw new UserError(
        "U ovom folderu već radi druga naredba koja izrađuje ili uređuje stranicu, npr. npm run dev. " +
          "Zaustavite je (Ctrl+C) ili sačekajte da završi, pa pokušajte ponovo. " +
          "Ako nijedna ne radi, obrišite datoteku .build/lock.",
      );
    }
    await wait(WAIT_MS);
  }
}

/**
 * Runs a task that uses Gatsby's folders, alone.
 * @throws {UserError} when another command uses them, or the disk does not allow it
 */
export async function withGatsbyLock<T>(task: () => Promise<T>): Promise<T> {
  try {
    await take();
    try {
      return await task();
    } finally {
      rmSync(GATSBY_LOCK, { force: true });
    }
  } catch (error) {
    const remedy = diskRemedy(error);
    throw remedy ? new UserError(`${remedy} i pokušajte ponovo.`) : error;
  }
}
