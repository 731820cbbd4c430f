// npm test: runs every stage in order: check, lint, unit, build, types, output, browser, content.
// The last line printed is always "N passed, N failed", and ", N skipped" where tests were left out.
// README.md describes the arguments.
import { describeError, isInterruption, UserError } from "../system/user-error";
import { addCounts, type Counts, singleResult } from "../testing/counts";
import { type StageRunner, stages } from "../testing/stages";

type Stage = keyof typeof stages;

interface PlannedStage {
  readonly stage: Stage;
  readonly filters: string[];
}

const stageNames = Object.keys(stages) as Stage[];

/** Stages by the first word, where it stands for several. Without a word, all but the long tests run. */
const stageGroups: Readonly<Record<string, readonly Stage[]>> = {
  "": stageNames.filter((name) => name !== "full"),
  code: stageNames.filter((name) => !["check", "content", "full"].includes(name)),
  content: ["check", "content"],
  full: ["build", "full"],
};

/**
 * Parse the arguments of `npm test --` into stages with the filters of each.
 * @throws UserError for a word that is neither a stage nor a filter of one
 */
function planStages(args: readonly string[]): PlannedStage[] {
  const plan: PlannedStage[] = [];
  const [first = "", ...others] = args;
  for (const word of [...(stageGroups[first] ?? [first]), ...others]) {
    const stage = stageNames.find((name) => name === word);
    if (stage) plan.push({ stage, filters: [] });
    else if (plan.length > 0) plan.at(-1)?.filters.push(word);
    else throw new UserError(`Nema koraka „${word}”. Postoje: ${stageNames.join(", ")}.`);
  }
  return plan;
}

interface Result extends Counts {
  readonly stage: Stage;
  readonly seconds: number;
}

/** Run the planned stages. A failure does not stop the others, except those that need a failed build. */
async function runPlan(plan: readonly PlannedStage[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, { stage, filters }] of plan.entries()) {
    const { title, run, needsBuild }: StageRunner = stages[stage];
    console.log(`\n[${index + 1}/${plan.length}] ${title}\n`);
    const start = performance.now();
    let counts = singleResult(false);
    if (needsBuild && results.some((result) => result.stage === "build" && result.failed > 0)) {
      console.log("Preskočeno, jer stranica nije izrađena.");
    } else {
      try {
        counts = await run(filters);
        const { passed, failed, skipped } = counts;
        if (passed + failed + skipped === 0) {
          throw new UserError(`Nijedan test ne odgovara riječima: ${filters.join(" ")}`);
        }
      } catch (error) {
        if (isInterruption(error)) throw error;
        console.error(describeError(error).message);
        counts = singleResult(false);
      }
    }
    results.push({ ...counts, stage, seconds: Math.round((performance.now() - start) / 1000) });
  }
  return results;
}

function formatResult({ stage, seconds, passed, failed, skipped, flaky }: Result): string {
  const notes = [`${seconds} s`];
  if (flaky > 0) notes.push(`tek iz drugog pokušaja: ${flaky}`);
  if (skipped > 0) notes.push(`preskočeno: ${skipped}`);
  const mark = failed > 0 ? "✗" : "✓";
  return `  ${mark} ${stage.padEnd(8)} prošlo: ${passed}, palo: ${failed} (${notes.join(", ")})`;
}

export async function main(args: string[]) {
  try {
    const results = await runPlan(planStages(args));
    console.log(`\nPregled:\n${results.map(formatResult).join("\n")}`);
    const { passed, failed, skipped } = addCounts(results);
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
    return failed > 0 ? 1 : 0;
  } catch (error) {
    const { message, exitCode } = describeError(error);
    console.error(`\n${message}`);
    console.log("\n0 passed, 1 failed");
    return exitCode;
  }
}
