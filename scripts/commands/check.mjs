// @ts-check
import { setTimeout as wait } from "node:timers/promises";
import { checkContent } from "../lib/check.mjs";
import { checkOnChange } from "../lib/check-watch.mjs";
import { ensureInstalled } from "../lib/install.mjs";
import { CONTENT_DIR } from "../lib/paths.mjs";
import { runMain, say, UserError } from "../lib/report.mjs";

/**
 * @param {string[]} options what follows `npm run check --`
 * @returns {boolean} whether to check again after every change
 * @throws {UserError} for anything else
 */
function isWatching(options) {
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
  const stop = await checkOnChange(CONTENT_DIR);
  await stopped;
  stop();
  say("\nZaustavljeno.");
  await wait(LAST_SIGNAL_MS);
}

await runMain(async () => {
  const watching = isWatching(process.argv.slice(2));
  await ensureInstalled();
  if (watching) return watchUntilStopped();
  const { problems, hasErrors, report } = await checkContent();
  say(report.reportText(problems));
  if (process.env.GITHUB_ACTIONS) for (const one of problems) say(report.annotation(one));
  return hasErrors ? 1 : 0;
});
