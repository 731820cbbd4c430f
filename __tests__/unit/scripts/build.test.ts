/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as Building from "../../../scripts/building/gatsby";

// The full tests run Gatsby itself; these test what happens before and after it.
const mockGatsby = jest.fn();
jest.mock("../../../scripts/system/process", () => ({
  runNode: (_script: string, args: string[]) => mockGatsby(args),
}));

const projectFolder = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "sanjalica-build-"));

function write(file: string) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), "x");
}

/** Loaded late, because its paths depend on the working directory. */
let building: typeof Building;
beforeAll(async () => {
  process.chdir(folder);
  building = await import("../../../scripts/building/gatsby");
});
afterAll(() => {
  process.chdir(projectFolder);
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  for (const file of [".cache/a", "public/admin/index.html", ".build/photos/a"]) write(file);
});
afterEach(() => jest.restoreAllMocks());

const left = () => [".cache", "public", ".build/photos/a"].filter((file) => existsSync(file));

test.each([
  ["a build", () => building.buildSite()],
  ["live editing", () => building.runDevelop([], {})],
])("%s starts without old output, except encoded photos, and takes the lock", async (_, start) => {
  mockGatsby.mockImplementation(async () => {
    expect(left()).toEqual([".build/photos/a"]);
    expect(existsSync(".build/lock")).toBe(true);
    return 0;
  });
  await start();
  expect(existsSync(".build/lock")).toBe(false);
  expect.assertions(3);
});
