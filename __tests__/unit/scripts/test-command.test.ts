import { main } from "../../../scripts/commands/test";
import { UserError } from "../../../scripts/system/user-error";
import { singleResult } from "../../../scripts/testing/counts";

// The stages themselves take minutes; these test which of them run.
const mockRun = jest.fn();
jest.mock("../../../scripts/testing/stages", () => {
  const { stages } = jest.requireActual("../../../scripts/testing/stages");
  const replaced = Object.entries<object>(stages).map(([name, stage]) => [
    name,
    { ...stage, run: (filters: readonly string[]) => mockRun(name, filters) },
  ]);
  return { stages: Object.fromEntries(replaced) };
});

let log: jest.SpyInstance;
let complain: jest.SpyInstance;
const printed = () => log.mock.calls.map(([text]) => text).join("\n");
const stagesRun = () => mockRun.mock.calls.map(([name]) => name);

beforeEach(() => {
  mockRun.mockReset().mockResolvedValue(singleResult(true));
  log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [[], ["check", "lint", "unit", "build", "types", "output", "browser", "content"]],
  [["code"], ["lint", "unit", "build", "types", "output", "browser"]],
  [["content"], ["check", "content"]],
  [["full"], ["build", "full"]],
  [
    ["full", "editor"],
    ["build", "full"],
  ],
  [["unit", "hours"], ["unit"]],
])("npm test -- %j runs %j", async (words, stages) => {
  expect(await main(words)).toBe(0);
  expect(stagesRun()).toEqual(stages);
  expect(mockRun).toHaveBeenLastCalledWith(stages.at(-1), words.slice(1));
  expect(printed()).toMatch(new RegExp(`\n${stages.length} passed, 0 failed$`));
});

test("a failure stops no other stage, and is counted", async () => {
  mockRun.mockImplementation(async (name) => {
    if (name === "lint") throw new UserError("Nema alata.");
    return { passed: 7, failed: name === "unit" ? 2 : 0, skipped: 1 };
  });
  expect(await main(["check", "lint", "unit", "browser"])).toBe(1);
  expect(complain).toHaveBeenCalledWith("Nema alata.");
  expect(stagesRun()).toEqual(["check", "lint", "unit", "browser"]);
  expect(printed()).toMatch(
    / ✗ lint +prošlo: 0, palo: 1 .*preskočeno: 1.*\n21 passed, 3 failed, 3 skipped$/s,
  );
});

test("stages that need the build fail without running when the build has failed", async () => {
  mockRun.mockImplementation(async (name) => singleResult(name !== "build"));
  expect(await main([])).toBe(1);
  expect(stagesRun()).toEqual(["check", "lint", "unit", "build", "content"]);
  expect(printed()).toMatch(/\n4 passed, 4 failed$/);
});

test("Ctrl+C ends the command at once, as failed", async () => {
  mockRun.mockRejectedValue(new UserError("Prekinuto.", 130));
  expect(await main(["check", "lint"])).toBe(130);
  expect(stagesRun()).toEqual(["check"]);
  expect(printed()).toMatch(/\n0 passed, 1 failed$/);
});
