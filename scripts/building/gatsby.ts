import { statfsSync } from "node:fs";
import type { Env } from "../settings/env-files";
import { prefixEnv } from "../settings/path-prefix";
import { shareLock } from "../system/lock";
import { ROOT } from "../system/paths";
import { runNode } from "../system/process";
import { say, UserError } from "../system/report";
import { GATSBY_LOCK, withGatsbyLock } from "./gatsby-lock";
import { withBuildState, withEditState } from "./gatsby-state";
import { preload } from "./preload";

// Where nobody watches (a log, CI), this makes Gatsby print plain lines without cursor movements.
const plainOutput = process.stdout.isTTY ? {} : { CI: process.env.CI || "true" };

/**
 * Node.js's option for the young part of Gatsby's heap, each half in MB. Node.js 24 lets it grow by
 * itself: a cold build then takes a quarter more memory for the same CPU time, within 2 %.
 */
export const youngHeap = "--max-semi-space-size=8";

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

/**
 * Runs the Gatsby command line with telemetry off.
 * @param args for example ["build"]
 * @param env added to the environment
 * @returns exit code
 * @throws {UserError} when the project lies where Gatsby cannot work
 */
async function runGatsby(args: string[], env: Env): Promise<number> {
  assertFolderName(ROOT);
  const endWithParent = preload("scripts/building/end-with-parent.ts");
  const options = [youngHeap, endWithParent, process.env.NODE_OPTIONS ?? ""];
  return runNode("node_modules/gatsby/cli.js", args, {
    env: {
      ...plainOutput,
      ...env,
      NODE_OPTIONS: options.join(" "),
      SANJALICA_PARENT: String(process.pid),
      GATSBY_TELEMETRY_DISABLED: "1",
    },
    onStart: (pid) => shareLock(GATSBY_LOCK, pid),
  });
}

/**
 * Builds the production site into public/.
 * @param env added to the environment
 * @returns exit code
 * @throws {UserError} when another command builds or edits, or the disk does not allow it
 */
export function runBuild(env: Env = {}): Promise<number> {
  const all = { ...prefixEnv(), ...env };
  return withGatsbyLock(() => withBuildState(all, () => runGatsby(["build"], all)));
}

/**
 * Serves the site for live editing, until it is stopped; to be called with Gatsby's lock.
 * @param args of `gatsby develop`
 * @param env added to the environment
 * @returns exit code
 * @throws {UserError} when the person interrupts it
 * @throws {Error} the system's error, where the disk does not allow it
 */
export function runDevelop(args: string[], env: Env): Promise<number> {
  const all = { ...prefixEnv(), ...env };
  return withEditState(() => runGatsby(["develop", ...args], all));
}

/** What a build from nothing writes at most, with some to spare. */
const NEEDED_MB = 250;

/** @returns a hint, where a failed build may have found no room */
function diskHint(): string {
  const { bavail, bsize } = statfsSync(ROOT);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb >= NEEDED_MB) return "";
  return `\nNa disku je slobodno samo ${freeMb} MB, a izradi treba oko ${NEEDED_MB} MB: oslobodite mjesto i pokušajte ponovo.`;
}

/**
 * Builds the production site into public/, and says so.
 * @throws {UserError} when the build fails
 */
export async function buildSite(): Promise<void> {
  say("Izrađujem stranicu. To može potrajati minutu-dvije …\n");
  if ((await runBuild()) !== 0) {
    throw new UserError(
      `Stranica nije izrađena. Razlog je napisan iznad ove poruke: ispravite ga i pokušajte ponovo.${diskHint()}`,
    );
  }
  say("\nStranica je izrađena.");
}
