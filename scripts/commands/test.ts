// npm test: runs every stage in order: check, lint, unit, build, types, output, browser, nginx,
// pipeline. The last line printed is always "N passed, N failed".
//
// Single stages, on what is already built:
//   npm test -- unit                        Jest tests of src/ and scripts/
//   npm test -- output                      Jest tests that read public/
//   npm test -- browser [file filter ...]   Playwright tests against the served public/
//   npm test -- pipeline                    Jest tests that build copies of the project
//   npm test -- check | lint | build | types   the other stages
//   npm test -- content                     what a change of content/ alone can break
// Stages can be combined (npm test -- build output). Words after "unit", "output", "browser"
// or "pipeline" that are not stage names are file filters for that stage.
// CHROME_PATH names the browser to use (see scripts/testing/browser.ts).
import { describeError, say } from "../system/report";
import { type Counts, countOne, summaryLine } from "../testing/counts";
import { planStages, runPlan, type Stage } from "../testing/plan";
import { STAGE_RUNNERS } from "../testing/stages";

/** @returns a line of the overview */
function overviewLine(stage: Stage, { passed, failed, skipped, flaky }: Counts): string {
  const extra = [
    skipped > 0 ? `preskočeno: ${skipped}` : "",
    flaky > 0 ? `prošlo tek u drugom pokušaju: ${flaky}` : "",
  ].filter(Boolean);
  const notes = extra.length > 0 ? ` (${extra.join(", ")})` : "";
  return `  ${failed > 0 ? "✗" : "✓"} ${stage.padEnd(8)} prošlo: ${passed}, palo: ${failed}${notes}`;
}

/** @returns numbers of all stages */
async function runAll(words: string[]): Promise<Counts[]> {
  const plan = planStages(words);
  let number = 0;
  const results = await runPlan(
    plan,
    async ({ stage, filters }) => {
      number += 1;
      const { title, run } = STAGE_RUNNERS[stage];
      say(`\n[${number}/${plan.length}] ${title}\n`);
      return run(filters);
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

export async function main(args: string[]) {
  const counts = await runAll(args).catch((error) => {
    console.error(`\n${describeError(error).message}`);
    return [countOne(1)];
  });
  say(`\n${summaryLine(counts)}`);
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
}
