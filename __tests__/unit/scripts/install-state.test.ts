/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { needsInstall, npmCommand } from "../../../scripts/bootstrap/install.mjs";

describe("needsInstall", () => {
  let root: string;
  const record = () => path.join(root, "node_modules/.package-lock.json");

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "sanjalica-install-"));
    mkdirSync(path.join(root, "node_modules"));
    writeFileSync(path.join(root, "package-lock.json"), "{}");
    writeFileSync(record(), "{}");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("accepts an installation that is newer than the lockfile, or written in the same run", () => {
    expect(needsInstall(root)).toBe(false);
  });

  test("wants packages when there is no node_modules, or a half-finished one", () => {
    rmSync(record());
    expect(needsInstall(root)).toBe(true);
    rmSync(path.join(root, "node_modules"), { recursive: true });
    expect(needsInstall(root)).toBe(true);
  });

  test("wants them when the lockfile has changed since", () => {
    const anHourAgo = Date.now() / 1000 - 3600;
    utimesSync(record(), anHourAgo, anHourAgo);
    expect(needsInstall(root)).toBe(true);
  });
});

describe("npmCommand", () => {
  test("runs npm's own script with this Node.js where npm has named it", () => {
    const npmExecPath = "/usr/lib/node_modules/npm/bin/npm-cli.js";
    expect(npmCommand({ execPath: "/usr/bin/node", npmExecPath, platform: "linux" })).toEqual({
      command: "/usr/bin/node",
      prefix: [npmExecPath],
      shell: false,
    });
  });

  test.each([
    ["linux", { command: "npm", prefix: [], shell: false }],
    // Since CVE-2024-27980 Node.js starts .cmd files only through a shell.
    ["win32", { command: "npm.cmd", prefix: [], shell: true }],
  ])("falls back to npm on the PATH (%s)", (platform, expected) => {
    for (const npmExecPath of [undefined, "/usr/lib/yarn/yarn.js"]) {
      expect(npmCommand({ execPath: "/usr/bin/node", npmExecPath, platform })).toEqual(expected);
    }
  });
});
