import { mkdirSync } from "node:fs";
import path from "node:path";
import { lock } from "proper-lockfile";
import { errorCode } from "../system/disk-error";
import { BUILD_DIR } from "../system/paths";
import { UserError } from "../system/user-error";

/** A lock whose owner was killed counts as abandoned after this many milliseconds. */
const STALE_MS = 5000;
const HEARTBEAT_MS = 1000;

/**
 * Keeps `dev` and `build` of one folder apart: both write into `.cache` and `public`.
 * @returns releases the lock
 * @throws {UserError} when another command has it
 * @throws {Error} the system's error, where the disk does not allow it
 */
export async function takeSiteLock(): Promise<() => Promise<void>> {
  mkdirSync(BUILD_DIR, { recursive: true });
  try {
    return await lock(BUILD_DIR, {
      lockfilePath: path.join(BUILD_DIR, "lock"),
      stale: STALE_MS,
      update: HEARTBEAT_MS,
      // Somebody has deleted `.build` meanwhile: the build itself is not affected.
      onCompromised: () => {},
      // As long as a killed command's lock takes to become stale.
      retries: { retries: STALE_MS / HEARTBEAT_MS + 1, factor: 1, minTimeout: HEARTBEAT_MS },
    });
  } catch (error) {
    if (errorCode(error) !== "ELOCKED") throw error;
    throw new UserError(
      "U ovom folderu već radi druga naredba koja izrađuje ili uređuje stranicu, npr. npm run dev. " +
        "Zaustavite je (Ctrl+C) ili sačekajte da završi, pa pokušajte ponovo.",
    );
  }
}
