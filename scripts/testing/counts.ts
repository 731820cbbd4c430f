// Counts passed and failed tests in the reports of the test tools.
import type { JSONReport } from "@playwright/test/reporter";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How many of those that passed did so only when they were repeated. */
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

/** Return the counts of a tool without a report: one test. */
export function singleResult(isPassed: boolean): Counts {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, flaky: 0 };
}

/**
 * Return the counts of a report.
 * @param report of Jest or Playwright, or null when it wrote none
 * @param exitCode of the tool: after an error there is at least one failure, whatever the report says
 */
export function getReportCounts(
  report: JestReport | PlaywrightReport | null,
  exitCode: number,
): Counts {
  if (!report) return singleResult(false);
  const counts =
    "stats" in report
      ? {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          skipped: report.stats.skipped,
          flaky: report.stats.flaky,
        }
      : {
          passed: report.numPassedTests,
          failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
          skipped: report.numPendingTests,
          flaky: 0,
        };
  return exitCode === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
