// What `npm test` runs and in which order.

import { isInterruption, UserError } from "../system/report";
import { type Counts, countOne } from "./counts";

/** Every stage in order. Types come after the build, which writes src/gatsby-types.d.ts. */
export const STAGES = [
  "check",
  "lint",
  "unit",
  "build",
  "types",
  "output",
  "browser",
  "nginx",
  "pipeline",
] as const;

export type Stage = (typeof STAGES)[number];

export interface PlannedStage {
  readonly stage: Stage;
  readonly filters: string[];
}

/** Stages that say nothing after a failed build. */
const NEEDS_BUILD: readonly Stage[] = ["types", "output", "browser", "nginx", "pipeline"];
const TAKES_FILTERS: readonly Stage[] = ["unit", "output", "browser", "nginx", "pipeline"];

/**
 * What a change of `content/` alone can break. The other tests are about code, and know the texts,
 * hours and photos that it came with; what is wrong with a text, the check says in Bosnian.
 */
const CONTENT_PLAN = ["check", "build", "output", "security"];

/**
 * @param words what follows `npm test --`
 * @returns all stages when there are no words
 * @throws {UserError} for a word that is neither a stage nor a filter of one
 */
export function planStages(words: readonly string[]): PlannedStage[] {
  if (words.length === 0) return STAGES.map((stage) => ({ stage, filters: [] }));
  if (words.join() === "content") return planStages(CONTENT_PLAN);

  const plan: PlannedStage[] = [];
  for (const word of words) {
    const last = plan.at(-1);
    const stage = STAGES.find((one) => one === word);
    if (stage) plan.push({ stage, filters: [] });
    else if (last && TAKES_FILTERS.includes(last.stage)) last.filters.push(word);
    else throw new UserError(`Nema koraka „${word}”. Postoje: ${STAGES.join(", ")}.`);
  }
  return plan;
}

/**
 * Runs the planned stages one after another; a failure does not stop the others, except that
 * nothing that depends on the build runs after a failed build.
 * @param onSkip told of a stage that could not run: the error, or null after a failed build. Such a
 *   stage counts as one failure.
 */
export async function runPlan(
  plan: readonly PlannedStage[],
  runStage: (stage: PlannedStage) => Promise<Counts>,
  onSkip: (stage: Stage, error: unknown) => void,
): Promise<{ stage: Stage; counts: Counts }[]> {
  const results = [];
  let buildFailed = false;
  for (const planned of plan) {
    let counts = countOne(1);
    if (buildFailed && NEEDS_BUILD.includes(planned.stage)) {
      onSkip(planned.stage, null);
    } else {
      try {
        counts = await runStage(planned);
      } catch (error) {
        if (isInterruption(error)) throw error;
        onSkip(planned.stage, error);
      }
    }
    if (planned.stage === "build" && counts.failed > 0) buildFailed = true;
    results.push({ stage: planned.stage, counts });
  }
  return results;
}
