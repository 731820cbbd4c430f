// @ts-check
import { statfsSync } from "node:fs";
import path from "node:path";
import { GATSBY_LOCK, withGatsbyLock } from "./gatsby-lock.mjs";
import { withBuildState, withEditState } from "./gatsby-state.mjs";
import { shareLock } from "./lock.mjs";
import { prefixEnv } from "./path-prefix.mjs";
import { ROOT } from "./paths.mjs";
import { runNode } from "./process.mjs";
import { say, UserError } from "./report.mjs";

/** @typedef {Record<string, string | undefined>} Env */

// Where nobody watches (a log, CI), this makes Gatsby print plain lines without cursor movements.
const plainOutput = process.stdout.isTTY ? {} : { CI: process.env.CI || "true" };

/**
 * Node.js's option for the young part of Gatsby's heap, each half in MB. Node.js 24 lets it grow by
 * itself: a cold build then takes a quarter more memory for the same CPU time, within 2 %.
 */
export const youngHeap = "--max-semi-space-size=8";

// Slashes, because Node.js takes a backslash in its options for an escape.
const endWithParent = path.join(ROOT, "scripts/lib/end-with-parent.cjs").replaceAll(path.sep, "/");

/**
 * Gatsby's compiler takes the paths of its files for patterns and for addresses, Gatsby writes them
 * into scripts between quotes, and all fails where the folder's own name has characters that mean
 * something there. Brackets are in the name of a ZIP file unpacked twice: `sanjalica-main (1)`.
 * @param {string} root
 * @throws {UserError} when nothing can be built there
 */
export function assertFolderName(root) {
  const [character] = /[()[\]{}*?|#%!'"]/.exec(root) ?? [];
  if (character === undefined) return;
  throw new UserError(
    `U folderu čija putanja ima znak „${character}” stranica se ne može izraditi: ${root}\n` +
      "Preimenujte ga (ili folder iznad njega) tako da u putanji budu samo slova, brojevi, razmaci i crtice, npr. „sanjalica”, pa pokušajte ponovo.",
  );
}

/**
 * Runs the Gatsby command line with telemetry off.
 * @param {string[]} args for example ["build"]
 * @param {Env} env added to the environment
 * @returns {Promise<number>} exit code
 * @throws {UserError} when the project lies where Gatsby cannot work
 */
async function runGatsby(args, env) {
  assertFolderName(ROOT);
  const options = [youngHeap, `--require "${endWithParent}"`, process.env.NODE_OPTIONS ?? ""];
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
 * @param {Env} [env] added to the environment
 * @returns {Promise<number>} exit code
 * @throws {UserError} when another command builds or edits, or the disk does not allow it
 */
export function runBuild(env = {}) {
  const all = { ...prefixEnv(), ...env };
  return withGatsbyLock(() => withBuildState(all, () => runGatsby(["build"], all)));
}

/**
 * Serves the site for live editing, until it is stopped; to be called with Gatsby's lock.
 * @param {string[]} args of `gatsby develop`
 * @param {Env} env added to the environment
 * @returns {Promise<number>} exit code
 * @throws {UserError} when the person interrupts it
 * @throws {Error} the system's error, where the disk does not allow it
 */
export function runDevelop(args, env) {
  const all = { ...prefixEnv(), ...env };
  return withEditState(() => runGatsby(["develop", ...args], all));
}

/** What a build from nothing writes at most, with some to spare. */
const NEEDED_MB = 250;

/** @returns {string} a hint, where a failed build may have found no room */
function diskHint() {
  const { bavail, bsize } = statfsSync(ROOT);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb >= NEEDED_MB) return "";
  return `\nNa disku je slobodno samo ${freeMb} MB, a izradi treba oko ${NEEDED_MB} MB: oslobodite mjesto i pokušajte ponovo.`;
}

/**
 * Builds the production site into public/, and says so.
 * @returns {Promise<void>}
 * @throws {UserError} when the build fails
 */
export async function buildSite() {
  say("Izrađujem stranicu. To može potrajati minutu-dvije …\n");
  if ((await runBuild()) !== 0) {
    throw new UserError(
      `Stranica nije izrađena. Razlog je napisan iznad ove poruke: ispravite ga i pokušajte ponovo.${diskHint()}`,
    );
  }
  say("\nStranica je izrađena.");
}
