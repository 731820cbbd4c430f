// Turns what the test tools report into numbers.
import type { JSONReport } from "@playwright/test/reporter";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed too, but only at a second attempt. */
  readonly flaky: number;
}

/** What we read of Jest's JSON report. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not run at all. */
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** What we read of Playwright's JSON report. */
export type PlaywrightReport = Pick<JSONReport, "stats">;

/** A tool that ended with an error has at least one failure, whatever its report says. */
function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param exitCode of a tool without a report of its own
 * @returns one test, passed or failed
 */
export function countOne(exitCode: number): Counts {
  const ok = exitCode === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, flaky: 0 };
}

/**
 * @param report Jest's JSON report, or null when it wrote none
 * @param exitCode of Jest
 * @returns a file that could not run at all counts as one failed test
 */
export function countJest(report: JestReport | null, exitCode: number): Counts {
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
 * @param report Playwright's JSON report, or null when it wrote none
 * @param exitCode of Playwright
 * @returns flaky tests are counted as passed too
 */
export function countPlaywright(report: PlaywrightReport | null, exitCode: number): Counts {
  if (!report) return countOne(exitCode === 0 ? 1 : exitCode);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected, skipped, flaky };
  return withExitCode(counts, exitCode);
}

/** @returns the last line of the output */
export function summaryLine(all: readonly Counts[]): string {
  const sum = (key: "passed" | "failed") => all.reduce((total, counts) => total + counts[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
