// npm run check: reports in Bosnian everything that is wrong in content/: file, line and remedy.
import { setTimeout as wait } from "node:timers/promises";
import { hasErrors } from "../../src/check/problem";
import { annotation, reportText } from "../../src/check/report";
import { checkProjectContent } from "../content/check";
import { CONTENT_DIR } from "../system/paths";
import { UserError } from "../system/user-error";

/**
 * @param options what follows `npm run check --`
 * @returns true for `--watch`
 * @throws {UserError} for an unknown option
 */
function isWatching(options: readonly string[]): boolean {
  const [unknown] = options.filter((option) => option !== "--watch");
  if (unknown === undefined) return options.length > 0;
  throw new UserError(
    `Provjera nema opciju „${unknown}”. Pokrenite npm run check, ili npm run check -- --watch za provjeru nakon svake promjene.`,
  );
}

/** Wait in ms for npm's second SIGINT, which would end an exiting process with an error code. */
const SECOND_SIGNAL_MS = 200;

/** Checks after every change until the person presses Ctrl+C. */
async function watchUntilStopped() {
  const stopped = new Promise((resolve) => {
    // Not `once`: npm forwards Ctrl+C, so that the signal arrives twice.
    process.on("SIGINT", resolve).on("SIGTERM", resolve);
  });
  // Loaded on demand: the file watcher takes as long to load as a check takes to run.
  const { checkOnChange } = await import("../content/check-watch");
  const stop = await checkOnChange(CONTENT_DIR);
  await stopped;
  stop();
  console.log("\nZaustavljeno.");
  await wait(SECOND_SIGNAL_MS);
}

export async function main(args: string[]) {
  if (isWatching(args)) return watchUntilStopped();
  const problems = await checkProjectContent();
  console.log(reportText(problems));
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem));
  return hasErrors(problems) ? 1 : 0;
}
