// @ts-check
import { ensureInstalled } from "../lib/install.mjs";
import { describeError, runMain, say } from "../lib/report.mjs";
import { countOne, summaryLine } from "../lib/test-counts.mjs";
import { planStages, runPlan } from "../lib/test-plan.mjs";

/** @typedef {import("../lib/test-counts.mjs").Counts} Counts */

/**
 * @param {string} stage
 * @param {Counts} counts
 * @returns {string} a line of the overview
 */
function overviewLine(stage, { passed, failed, skipped, flaky }) {
  const extra = [
    skipped > 0 ? `preskočeno: ${skipped}` : "",
    flaky > 0 ? `prošlo tek u drugom pokušaju: ${flaky}` : "",
  ].filter(Boolean);
  const notes = extra.length > 0 ? ` (${extra.join(", ")})` : "";
  return `  ${failed > 0 ? "✗" : "✓"} ${stage.padEnd(8)} prošlo: ${passed}, palo: ${failed}${notes}`;
}

/** @returns {Promise<Counts[]>} numbers of all stages; failures before the first are one failure */
async function runAll() {
  const plan = planStages(process.argv.slice(2));
  await ensureInstalled();
  // Only now: it needs the installed packages.
  const { STAGE_RUNNERS } = await import("../lib/test-stages.mjs");
  let number = 0;
  const results = await runPlan(
    plan,
    async ({ stage, filters }) => {
      number += 1;
      const runner = STAGE_RUNNERS[stage];
      say(`\n[${number}/${plan.length}] ${runner?.title ?? stage}\n`);
      return runner ? runner.run(filters) : countOne(1);
    },
    (stage, error) => {
      if (error !== null) return console.error(describeError(error).message);
      number += 1;
      say(`\n[${number}/${plan.length}] Korak „${stage}” je preskočen jer stranica nije izrađena.`);
    },
  );
  say("\nPregled:");
  for (const { stage, counts } of results) say(overviewLine(stage, counts));
  return results.map(({ counts }) => counts);
}

await runMain(async () => {
  const counts = await runAll().catch((error) => {
    console.error(`\n${describeError(error).message}`);
    return [countOne(1)];
  });
  say(`\n${summaryLine(counts)}`);
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
});
