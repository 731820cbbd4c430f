/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { needsInstall, npmCommand } from "../../../scripts/bootstrap/install.mjs";

test("packages are wanted where none, half of them, or those of another lockfile are installed", () => {
  const root = mkdtempSync(path.join(tmpdir(), "sanjalica-install-"));
  const record = path.join(root, "node_modules/.package-lock.json");
  writeFileSync(path.join(root, "package-lock.json"), "{}");
  expect(needsInstall(root)).toBe(true);
  mkdirSync(path.join(root, "node_modules"));
  expect(needsInstall(root)).toBe(true);
  // Written in the same run, or later.
  writeFileSync(record, "{}");
  expect(needsInstall(root)).toBe(false);
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(record, anHourAgo, anHourAgo);
  expect(needsInstall(root)).toBe(true);
  rmSync(root, { recursive: true });
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
