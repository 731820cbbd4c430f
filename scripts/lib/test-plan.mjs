// @ts-check
// What `npm test` runs and in which order.

import { isInterruption, UserError } from "./report.mjs";
import { countOne } from "./test-counts.mjs";

/** @typedef {import("./test-counts.mjs").Counts} Counts */
/** @typedef {{ stage: string, filters: string[] }} PlannedStage */

/** Every stage in order. Types come after the build, which writes src/gatsby-types.d.ts. */
export const STAGES = Object.freeze([
  "check",
  "lint",
  "unit",
  "build",
  "types",
  "output",
  "browser",
  "nginx",
  "pipeline",
]);

/** Stages that say nothing after a failed build. */
const NEEDS_BUILD = ["types", "output", "browser", "nginx", "pipeline"];
const TAKES_FILTERS = ["unit", "output", "browser", "nginx", "pipeline"];

/**
 * What a change of `content/` alone can break. The other tests are about code, and know the texts,
 * hours and photos that it came with; what is wrong with a text, the check says in Bosnian.
 */
const CONTENT_PLAN = ["check", "build", "output", "security"];

/**
 * @param {readonly string[]} words what follows `npm test --`
 * @returns {PlannedStage[]} all stages when there are no words
 * @throws {UserError} for a word that is neither a stage nor a filter of one
 */
export function planStages(words) {
  if (words.length === 0) return STAGES.map((stage) => ({ stage, filters: [] }));
  if (words.join() === "content") return planStages(CONTENT_PLAN);
  /** @type {PlannedStage[]} */
  const plan = [];
  for (const word of words) {
    const last = plan.at(-1);
    if (STAGES.includes(word)) plan.push({ stage: word, filters: [] });
    else if (last && TAKES_FILTERS.includes(last.stage)) last.filters.push(word);
    else throw new UserError(`Nema koraka „${word}”. Postoje: ${STAGES.join(", ")}.`);
  }
  return plan;
}

/**
 * Runs the planned stages one after another; a failure does not stop the others, except that
 * nothing that depends on the build runs after a failed build.
 * @param {readonly PlannedStage[]} plan
 * @param {(stage: PlannedStage) => Promise<Counts>} runStage
 * @param {(stage: string, error: unknown | null) => void} onSkip told of a stage that could not
 *   run: the error, or null after a failed build. Such a stage counts as one failure.
 * @returns {Promise<{ stage: string, counts: Counts }[]>}
 */
export async function runPlan(plan, runStage, onSkip) {
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
