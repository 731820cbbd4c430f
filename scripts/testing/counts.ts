// Counts passed and failed tests in the reports of the test tools.
import type { JSONReport } from "@playwright/test/reporter";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed at a second attempt only; part of `passed`. */
  readonly flaky: number;
}

/** The fields of Jest's JSON report that are used here. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that could not run at all. */
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
}

/** The fields of Playwright's JSON report that are used here. */
export type PlaywrightReport = Pick<JSONReport, "stats">;

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    flaky: sum("flaky"),
  };
}

/** Counts a tool without a report as one test. */
export function countOne(exitCode: number): Counts {
  const isPassed = exitCode === 0;
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, flaky: 0 };
}

/** Counts at least one failure if the tool ended with an error, whatever its report says. */
function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param report Jest's JSON report, or null when it wrote none
 * @param exitCode of Jest
 */
export function countJest(report: JestReport | null, exitCode: number): Counts {
  if (!report) return countOne(1);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    flaky: 0,
  };
  return withExitCode(counts, exitCode);
}

/**
 * @param report Playwright's JSON report, or null when it wrote none
 * @param exitCode of Playwright
 */
export function countPlaywright(report: PlaywrightReport | null, exitCode: number): Counts {
  if (!report) return countOne(1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped, flaky }, exitCode);
}
