// @ts-check
// Turns what the test tools report into numbers.

/** @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Counts */

/**
 * A tool that ended with an error has at least one failure, whatever its report says.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {number} exitCode of a tool without a report of its own
 * @returns {Counts} one test, passed or failed
 */
export function countOne(exitCode) {
  const ok = exitCode === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, flaky: 0 };
}

/**
 * @param {any} report Jest's JSON report, or null when it wrote none
 * @param {number} exitCode of Jest
 * @returns {Counts} a file that could not run at all counts as one failed test
 */
export function countJest(report, exitCode) {
  if (!report) return countOne(exitCode === 0 ? 1 : exitCode);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
  return withExitCode(counts, exitCode);
}

/**
 * @param {any} report Playwright's JSON report, or null when it wrote none
 * @param {number} exitCode of Playwright
 * @returns {Counts} flaky tests are counted as passed too
 */
export function countPlaywright(report, exitCode) {
  if (!report) return countOne(exitCode === 0 ? 1 : exitCode);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected, skipped, flaky };
  return withExitCode(counts, exitCode);
}

/**
 * @param {readonly Counts[]} all
 * @returns {string} the last line of the output
 */
export function summaryLine(all) {
  const sum = (/** @type {"passed" | "failed"} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
