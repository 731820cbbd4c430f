import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { lock } from "proper-lockfile";
import { prefixEnv } from "../settings/addresses";
import type { Env } from "../settings/env-files";
import { BUILD_DIR, GATSBY_DIR, PUBLIC_DIR, ROOT } from "../system/paths";
import { runNode } from "../system/process";
import { UserError } from "../system/user-error";

// Makes Gatsby print plain lines, without cursor movements, into a log or in CI.
const plainOutput = process.stdout.isTTY ? {} : { CI: process.env.CI || "true" };

/** The file that a build writes last: without it, the site is incomplete. */
const LAST_FILE = path.join(PUBLIC_DIR, "admin", "index.html");

/**
 * Refuse a project folder whose path has characters that break Gatsby, as when the same ZIP file is
 * unpacked twice: `sanjalica-main (1)`.
 * @throws {UserError} when the path has such a character
 */
export function assertFolderName(root: string) {
  const [character] = /[()[\]{}*?|#%!'"]/.exec(root) ?? [];
  if (character === undefined) return;
  throw new UserError(
    `U folderu čija putanja ima znak „${character}” stranica se ne može izraditi: ${root}\n` +
      "Preimenujte ga (ili folder iznad njega) tako da u putanji budu samo slova, brojevi, razmaci i crtice, npr. „sanjalica”, pa pokušajte ponovo.",
  );
}

function deleteOutput() {
  for (const folder of [GATSBY_DIR, PUBLIC_DIR]) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Delete the output of earlier runs and run the Gatsby command line, under the site lock.
 * @param env added to the environment
 * @returns exit code
 * @throws {UserError} when Gatsby cannot work here, another command holds the lock, or after Ctrl+C
 */
export async function runGatsby(args: string[], env: Env): Promise<number> {
  assertFolderName(ROOT);
  const release = await takeSiteLock();
  try {
    deleteOutput();
    return await runNode("node_modules/gatsby/cli.js", args, {
      env: {
        ...plainOutput,
        ...prefixEnv(),
        ...env,
        GATSBY_TELEMETRY_DISABLED: "1",
      },
    });
  } finally {
    await release();
  }
}

/**
 * Build the production site into public/. After a failure there is no public/.
 * @throws {UserError} when the build fails, see also runGatsby
 */
export async function buildSite(env: Env = {}): Promise<void> {
  console.log("Izrađujem stranicu. To može potrajati minutu-dvije …\n");
  if ((await runGatsby(["build"], env)) !== 0) {
    rmSync(PUBLIC_DIR, { recursive: true, force: true, maxRetries: 5 });
    throw new UserError(
      "Stranica nije izrađena. Razlog je napisan iznad ove poruke: ispravite ga i pokušajte ponovo.",
    );
  }
  console.log("\nStranica je izrađena.");
}

/** @throws {UserError} when public/ does not hold a complete production site */
export function assertBuilt() {
  if (existsSync(LAST_FILE)) return;
  throw new UserError(
    "Nema cijele izrađene stranice: još nije izrađena, ili posljednja izrada nije uspjela, ili je poslije nje pokrenuto uređivanje (npm run dev). Pokrenite prvo:  npm run build",
  );
}

/** A lock that has not been refreshed for this many ms counts as abandoned by a killed command. */
const STALE_MS = 5000;
const HEARTBEAT_MS = 1000;

/**
 * Keep `dev` and `build` of one folder from running at the same time: both write into `.cache` and
 * `public`.
 * @returns a function that releases the lock
 * @throws {UserError} when another command holds it
 */
async function takeSiteLock(): Promise<() => Promise<void>> {
  mkdirSync(BUILD_DIR, { recursive: true });
  try {
    return await lock(BUILD_DIR, {
      lockfilePath: path.join(BUILD_DIR, "lock"),
      stale: STALE_MS,
      update: HEARTBEAT_MS,
      // Called when `.build` is deleted meanwhile, which does not affect the build.
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
