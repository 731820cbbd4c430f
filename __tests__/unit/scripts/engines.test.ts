/** @jest-environment node */
import { UserError } from "../../../scripts/system/user-error";
import { findEngines } from "../../../scripts/testing/engines";

let mockFiles: string[] = [];
let mockIsRoot = false;
const mockRun = jest.fn();
jest.mock("node:fs", () => ({
  ...jest.requireActual("node:fs"),
  existsSync: (file: string) => mockFiles.includes(file),
}));
jest.mock("node:child_process", () => ({ spawnSync: () => ({ status: 0 }) }));
jest.mock("../../../scripts/testing/browser", () => ({ canInstallWithApt: () => mockIsRoot }));
jest.mock("../../../scripts/system/process", () => ({
  run: (...words: string[]) => mockRun(...words),
}));

const webkit = ["/usr/bin/WebKitWebDriver", "/usr/bin/python3", "/usr/bin/Xvfb"];
const { CI } = process.env;
let log: jest.SpyInstance;

beforeEach(() => {
  delete process.env.CI;
  mockIsRoot = false;
  mockRun.mockReset();
  log = jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  if (CI !== undefined) process.env.CI = CI;
});

test("says nothing when both engines are there", async () => {
  mockFiles = ["/usr/bin/firefox", ...webkit];
  await findEngines();
  expect(log).not.toHaveBeenCalled();
});

test("says in one line which engine is missing", async () => {
  mockFiles = ["/usr/bin/firefox-esr", ...webkit.slice(1)];
  await findEngines();
  expect(mockRun).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Nedostaje: WebKit\. .*xvfb\.$/)]]);
});

test("installs what is missing where it may", async () => {
  mockFiles = webkit;
  mockIsRoot = true;
  mockRun.mockImplementation((_command, [task]) => {
    if (task === "install") mockFiles = ["/usr/bin/firefox-esr", ...webkit];
  });
  await findEngines();
  expect(mockRun.mock.calls.at(-1)?.[1]).toEqual(
    expect.arrayContaining(["install", "firefox-esr"]),
  );
  expect(log).not.toHaveBeenCalled();
});

test("a missing engine is a failure in a workflow", async () => {
  mockFiles = webkit;
  process.env.CI = "true";
  await expect(findEngines()).rejects.toThrow(UserError);
});
