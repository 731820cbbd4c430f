/** @jest-environment node */
import { readdirSync } from "node:fs";
import { interruption, UserError } from "../../../scripts/system/report";
import {
  countJest,
  countOne,
  countPlaywright,
  type JestReport,
  type PlaywrightReport,
  summaryLine,
} from "../../../scripts/testing/counts";
import { planStages, runPlan, STAGES } from "../../../scripts/testing/plan";

const jestReport = (numbers: Partial<JestReport>): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...numbers,
});
const playwrightReport = (stats: Partial<PlaywrightReport["stats"]>): PlaywrightReport => ({
  stats: { startTime: "", duration: 0, expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
});

describe("counting", () => {
  test("Jest: files that could not run are failures, skipped tests are neither", () => {
    const numbers = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countJest(jestReport({ ...numbers, numPendingTests: 3 }), 1)).toMatchObject({
      passed: 5,
      failed: 3,
      skipped: 3,
    });
  });

  test("Playwright: flaky tests passed, skipped ones did not", () => {
    const report = playwrightReport({ expected: 4, unexpected: 1, flaky: 2, skipped: 3 });
    expect(countPlaywright(report, 1)).toEqual({ passed: 6, failed: 1, skipped: 3, flaky: 2 });
  });

  test.each([
    [
      "Jest",
      (code: number) => countJest(jestReport({ numPassedTests: 2 }), code),
      (code: number) => countJest(null, code),
    ],
    [
      "Playwright",
      (code: number) => countPlaywright(playwrightReport({ expected: 2 }), code),
      (code: number) => countPlaywright(null, code),
    ],
  ])(
    "%s: an error without a failed test, or no report, is one failure",
    (_name, count, without) => {
      expect(count(1)).toMatchObject({ passed: 2, failed: 1 });
      expect(count(0)).toMatchObject({ passed: 2, failed: 0 });
      expect(without(0)).toMatchObject({ passed: 0, failed: 1 });
    },
  );

  test("the last line sums up", () => {
    expect(summaryLine([countOne(0), countOne(1), countOne(0)])).toBe("2 passed, 1 failed");
  });
});

describe("the plan", () => {
  test("is every stage by default, with types after the build", () => {
    expect(planStages([]).map(({ stage }) => stage)).toEqual(STAGES);
    expect(STAGES.indexOf("types")).toBeGreaterThan(STAGES.indexOf("build"));
  });

  test("takes stages with file filters", () => {
    expect(planStages(["build", "browser", "menu", "form"])).toEqual([
      { stage: "build", filters: [] },
      { stage: "browser", filters: ["menu", "form"] },
    ]);
  });

  test("is short for a change of content alone, without the tests that know its texts", () => {
    const stages = planStages(["content"]);
    expect(stages.map(({ stage }) => stage)).toEqual(["check", "build", "output"]);
    const known = readdirSync("__tests__/output").map((file) => file.replace(".test.ts", ""));
    expect(known).toEqual(expect.arrayContaining(stages.at(-1)?.filters ?? ["none"]));
    expect(planStages(["output", "content"])).toEqual([{ stage: "output", filters: ["content"] }]);
  });

  test.each([[["browsr"]], [["lint", "menu"]]])("refuses %j", (words) => {
    expect(() => planStages(words)).toThrow(UserError);
  });

  test("goes on after a failure", async () => {
    const ran: string[] = [];
    const results = await runPlan(
      planStages([]),
      async ({ stage }) => {
        ran.push(stage);
        return countOne(stage === "lint" ? 1 : 0);
      },
      () => {},
    );
    expect(ran).toEqual(STAGES);
    expect(summaryLine(results.map(({ counts }) => counts))).toBe(
      `${STAGES.length - 1} passed, 1 failed`,
    );
  });

  test("skips what needs the build when it failed, each as a failure", async () => {
    const skipped: [string, unknown][] = [];
    const results = await runPlan(
      planStages([]),
      async ({ stage }) => countOne(stage === "build" ? 1 : 0),
      (stage, error) => skipped.push([stage, error]),
    );
    expect(skipped).toEqual([
      ["types", null],
      ["output", null],
      ["browser", null],
      ["nginx", null],
      ["pipeline", null],
    ]);
    expect(summaryLine(results.map(({ counts }) => counts))).toBe("3 passed, 6 failed");
  });

  test("counts a stage that could not run, but stops on Ctrl+C", async () => {
    const problem = new UserError("Nema preglednika.");
    const onSkip = jest.fn();
    const fail = (error: unknown) => async () => {
      throw error;
    };
    const results = await runPlan(planStages(["browser"]), fail(problem), onSkip);
    expect(onSkip).toHaveBeenCalledWith("browser", problem);
    expect(results[0]?.counts.failed).toBe(1);
    const interrupted = interruption();
    await expect(runPlan(planStages([]), fail(interrupted), onSkip)).rejects.toBe(interrupted);
  });
});
