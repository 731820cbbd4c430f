import { getReportCounts } from "../../../scripts/testing/counts";

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 2,
};
const stats = { startTime: "", duration: 0, expected: 4, skipped: 1, unexpected: 0, flaky: 0 };

test("test files that Jest could not run count as failed", () => {
  expect(getReportCounts(jestReport, 0)).toEqual({ passed: 5, failed: 0, skipped: 2, flaky: 0 });
  const broken = { ...jestReport, numFailedTests: 1, numRuntimeErrorTestSuites: 3 };
  expect(getReportCounts(broken, 1)).toMatchObject({ passed: 5, failed: 4 });
});

test("tests that pass when they are repeated have passed, and are counted", () => {
  const report = { stats: { ...stats, flaky: 2 } };
  expect(getReportCounts(report, 0)).toEqual({ passed: 6, failed: 0, skipped: 1, flaky: 2 });
});

test("a tool that ends with an error or reports nothing has failed", () => {
  expect(getReportCounts(jestReport, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(getReportCounts({ stats }, 1)).toMatchObject({ passed: 4, failed: 1 });
  expect(getReportCounts(null, 0)).toMatchObject({ passed: 0, failed: 1 });
});
