/** @jest-environment node */
import { countJest, countPlaywright } from "../../../scripts/testing/counts";

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 2,
};
const playwrightReport = {
  stats: { startTime: "", duration: 0, expected: 4, skipped: 1, unexpected: 0, flaky: 0 },
};

test("test files that Jest could not run count as failed", () => {
  expect(countJest(jestReport, 0)).toEqual({ passed: 5, failed: 0, skipped: 2, flaky: 0 });
  const broken = { ...jestReport, numFailedTests: 1, numRuntimeErrorTestSuites: 3 };
  expect(countJest(broken, 1)).toMatchObject({ passed: 5, failed: 4 });
});

test("a tool that ends with an error or reports nothing has failed, whatever else it says", () => {
  expect(countJest(jestReport, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(countPlaywright(playwrightReport, 1)).toMatchObject({ passed: 4, failed: 1 });
  expect(countJest(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(countPlaywright(null, 0)).toMatchObject({ passed: 0, failed: 1 });
});
