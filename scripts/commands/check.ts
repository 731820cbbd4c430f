// npm run check: says in Bosnian everything that is wrong in content/, with file, line and remedy.
import { setTimeout as wait } from "node:timers/promises";
import { annotation, reportText } from "../../src/check/report";
import { checkContent } from "../content/check";
import { CONTENT_DIR } from "../system/paths";
import { say, UserError } from "../system/report";

/**
 * @param options what follows `npm run check --`
 * @returns whether to check again after every change
 * @throws {UserError} for anything else
 */
function isWatching(options: readonly string[]): boolean {
  const [unknown] = options.filter((option) => option !== "--watch");
  if (unknown === undefined) return options.length > 0;
  throw new UserError(
    `Provjera nema opciju „${unknown}”. Pokrenite npm run check, ili npm run check -- --watch za provjeru nakon svake promjene.`,
  );
}

/** Time for the second of two signals: one that meets a process on its way out ends it as failed. */
const LAST_SIGNAL_MS = 200;

/** Checks until the person presses Ctrl+C, which is how this is meant to end. */
async function watchUntilStopped() {
  const stopped = new Promise((resolve) => {
    // Not `once`: npm passes each Ctrl+C on, so that it comes twice.
    process.on("SIGINT", resolve).on("SIGTERM", resolve);
  });
  // Only here: what watches takes as long to load as a check.
  const { checkOnChange } = await import("../content/check-watch");
  const stop = await checkOnChange(CONTENT_DIR);
  await stopped;
  stop();
  say("\nZaustavljeno.");
  await wait(LAST_SIGNAL_MS);
}

export async function main(args: string[]) {
  if (isWatching(args)) return watchUntilStopped();
  const { problems, hasErrors } = await checkContent();
  say(reportText(problems));
  if (process.env.GITHUB_ACTIONS) for (const one of problems) say(annotation(one));
  return hasErrors ? 1 : 0;
}
