import { existsSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";
import type { Env } from "../settings/env-files";
import { prefixEnv } from "../settings/path-prefix";
import { diskRemedy } from "../system/disk-error";
import { GATSBY_DIR, PUBLIC_DIR, ROOT } from "../system/paths";
import { runNode } from "../system/process";
import { UserError } from "../system/user-error";
import { takeSiteLock } from "./site-lock";

// Where nobody watches (a log, CI), this makes Gatsby print plain lines without cursor movements.
const plainOutput = process.stdout.isTTY ? {} : { CI: process.env.CI || "true" };

/**
 * Node.js's option for the young part of Gatsby's heap, each half in MB. Node.js 24 lets it grow by
 * itself: a cold build then takes a quarter more memory for the same CPU time, within 2 %.
 */
const youngHeap = "--max-semi-space-size=8";

/** A build writes this file last, so a folder without it is not a whole site. */
const LAST_FILE = path.join(PUBLIC_DIR, "_headers");

/**
 * Gatsby's compiler takes the paths of its files for patterns and for addresses, Gatsby writes them
 * into scripts between quotes, and all fails where the folder's own name has characters that mean
 * something there. Brackets are in the name of a ZIP file unpacked twice: `sanjalica-main (1)`.
 * @throws {UserError} when nothing can be built there
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
 * Runs the Gatsby command line from nothing, alone and with telemetry off.
 * @param args for example ["build"]
 * @param env added to the environment
 * @returns exit code
 * @throws {UserError} when the project lies where Gatsby cannot work, another command uses it, the
 *   disk does not allow it, or the person interrupts
 */
async function runGatsby(args: string[], env: Env): Promise<number> {
  assertFolderName(ROOT);
  try {
    const release = await takeSiteLock();
    try {
      deleteOutput();
      return await runNode("node_modules/gatsby/cli.js", args, {
        env: {
          ...plainOutput,
          ...prefixEnv(),
          ...env,
          NODE_OPTIONS: `${youngHeap} ${process.env.NODE_OPTIONS ?? ""}`,
          GATSBY_TELEMETRY_DISABLED: "1",
        },
      });
    } finally {
      await release();
    }
  } catch (error) {
    const remedy = diskRemedy(error);
    throw remedy ? new UserError(`${remedy} i pokušajte ponovo.`) : error;
  }
}

/**
 * Serves the site for live editing, until it is stopped.
 * @param args of `gatsby develop`
 * @param env added to the environment
 * @returns exit code
 * @throws {UserError} see runGatsby
 */
export function runDevelop(args: string[], env: Env): Promise<number> {
  return runGatsby(["develop", ...args], env);
}

/** What a build writes at most, with some to spare. */
const NEEDED_MB = 250;

/** @returns a hint, where a failed build may have found no room */
function diskHint(): string {
  const { bavail, bsize } = statfsSync(ROOT);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb >= NEEDED_MB) return "";
  return `\nNa disku je slobodno samo ${freeMb} MB, a izradi treba oko ${NEEDED_MB} MB: oslobodite mjesto i pokušajte ponovo.`;
}

/**
 * Builds the production site into public/, and says so. After a failure there is no public/.
 * @param env added to the environment
 * @throws {UserError} when the build fails, see also runGatsby
 */
export async function buildSite(env: Env = {}): Promise<void> {
  console.log("Izrađujem stranicu. To može potrajati minutu-dvije …\n");
  if ((await runGatsby(["build"], env)) !== 0) {
    rmSync(PUBLIC_DIR, { recursive: true, force: true, maxRetries: 5 });
    throw new UserError(
      `Stranica nije izrađena. Razlog je napisan iznad ove poruke: ispravite ga i pokušajte ponovo.${diskHint()}`,
    );
  }
  console.log("\nStranica je izrađena.");
}

/** @throws {UserError} when public/ does not hold a whole production site */
export function assertBuilt() {
  if (existsSync(LAST_FILE)) return;
  throw new UserError(
    "Nema cijele izrađene stranice: još nije izrađena, ili posljednja izrada nije uspjela, ili je poslije nje pokrenuto uređivanje (npm run dev). Pokrenite prvo:  npm run build",
  );
}
