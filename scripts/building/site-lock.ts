import { mkdirSync } from "node:fs";
import path from "node:path";
import { lock } from "proper-lockfile";
import { BUILD_DIR } from "../system/paths";
import { UserError } from "../system/user-error";

/** A lock that has not been refreshed for this many ms counts as abandoned by a killed command. */
const STALE_MS = 5000;
const HEARTBEAT_MS = 1000;

/**
 * Keeps `dev` and `build` of one folder from running at the same time: both write into `.cache` and
 * `public`.
 * @returns a function that releases the lock
 * @throws {UserError} when another command holds it
 */
export async function takeSiteLock(): Promise<() => Promise<void>> {
  mkdirSync(BUILD_DIR, { recursive: true });
  try {
    return await lock(BUILD_DIR, {
      lockfilePath: path.join(BUILD_DIR, "lock"),
      stale: STALE_MS,
      update: HEARTBEAT_MS,
      // Called when somebody deletes `.build` meanwhile, which does not affect the build.
      onCompromised: () => {},
      // Retries until the lock of a killed command has become stale.
      retries: { retries: STALE_MS / HEARTBEAT_MS + 1, factor: 1, minTimeout: HEARTBEAT_MS },
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    throw new UserError(
      "U ovom folderu već radi druga naredba koja izrađuje ili uređuje stranicu, npr. npm run dev. " +
        "Zaustavite je (Ctrl+C) ili sačekajte da završi, pa pokušajte ponovo.",
    );
  }
}
