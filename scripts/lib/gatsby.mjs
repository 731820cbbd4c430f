// @ts-check
import { prefixEnv } from "./path-prefix.mjs";
import { ROOT } from "./paths.mjs";
import { runNode } from "./process.mjs";
import { say, UserError } from "./report.mjs";

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
 * @param {string} root
 * @throws {UserError} when nothing can be built there
 */
export function assertFolderName(root) {
  const [character] = /[()[\]{}*?|#%'"]/.exec(root) ?? [];
  if (character === undefined) return;
  throw new UserError(
    `U folderu čija putanja ima znak „${character}” stranica se ne može izraditi: ${root}\n` +
      "Preimenujte ga (ili folder iznad njega) tako da u putanji budu samo slova, brojevi, razmaci i crtice, npr. „sanjalica”, pa pokušajte ponovo.",
  );
}

/**
 * Runs the Gatsby command line with telemetry off.
 * @param {string[]} args for example ["build"]
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @returns {Promise<number>} exit code
 * @throws {UserError} when the project lies where Gatsby cannot work
 */
export async function runGatsby(args, env = {}) {
  assertFolderName(ROOT);
  return runNode("node_modules/gatsby/cli.js", args, {
    env: {
      ...plainOutput,
      ...prefixEnv(),
      NODE_OPTIONS: `${youngHeap} ${process.env.NODE_OPTIONS ?? ""}`,
      ...env,
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
}

/**
 * Builds the production site into public/.
 * @returns {Promise<void>}
 * @throws {UserError} when the build fails
 */
export async function buildSite() {
  say("Izrađujem stranicu. To može potrajati minutu-dvije …\n");
  if ((await runGatsby(["build"])) !== 0) {
    throw new UserError(
      "Stranica nije izrađena. Razlog je napisan iznad ove poruke: ispravite ga i pokušajte ponovo.",
    );
  }
  say("\nStranica je izrađena.");
}
