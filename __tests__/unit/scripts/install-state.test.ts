/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  hashLockfile,
  missingPackages,
  needsInstall,
  npmCommand,
  writeStamp,
} from "../../../scripts/bootstrap/install.mjs";

const lock = (packages: object) => ({ packages: { "": { version: "1.0.0" }, ...packages } });
const wanted = lock({ "node_modules/a": { version: "1.0.0" } });

let root: string;
const write = (name: string, value: unknown) =>
  writeFileSync(path.join(root, name), JSON.stringify(value));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "sanjalica-install-"));
  mkdirSync(path.join(root, "node_modules"));
  write("package-lock.json", wanted);
  write("node_modules/.package-lock.json", wanted);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("needsInstall", () => {
  test("wants packages when there is no node_modules", () => {
    rmSync(path.join(root, "node_modules"), { recursive: true });
    expect(needsInstall(root)).toBe(true);
  });

  test("wants them again after an interrupted installation", () => {
    rmSync(path.join(root, "node_modules/.package-lock.json"));
    expect(needsInstall(root)).toBe(true);
  });

  test("accepts what somebody installed by hand, and remembers it", () => {
    expect(needsInstall(root)).toBe(false);
    expect(existsSync(path.join(root, "node_modules/.sanjalica.json"))).toBe(true);
  });

  test("trusts the stamp without comparing packages", () => {
    writeStamp(root);
    write("node_modules/.package-lock.json", lock({}));
    expect(needsInstall(root)).toBe(false);
  });

  test("notices a changed lockfile", () => {
    writeStamp(root);
    write("package-lock.json", lock({ "node_modules/a": { version: "2.0.0" } }));
    expect(needsInstall(root)).toBe(true);
  });

  test("notices another kind of machine", () => {
    writeStamp(root, "win32-x64-115");
    expect(needsInstall(root, "win32-x64-115")).toBe(false);
    expect(needsInstall(root, "linux-x64-115")).toBe(true);
  });

  test("survives a broken stamp", () => {
    writeFileSync(path.join(root, "node_modules/.sanjalica.json"), "{");
    expect(needsInstall(root)).toBe(false);
  });
});

test("the lockfile's hash ignores line endings and nothing else", () => {
  expect(hashLockfile("a\r\nb\r\n")).toBe(hashLockfile("a\nb\n"));
  expect(hashLockfile("a\nb")).not.toBe(hashLockfile("a\nc"));
});

test("missingPackages lists absent and different ones, but not absent optional ones", () => {
  const entries = {
    "node_modules/same": { version: "1.0.0" },
    "node_modules/other": { version: "2.0.0" },
    "node_modules/absent": { version: "1.0.0" },
    "node_modules/other-system": { version: "1.0.0", optional: true },
  };
  const installed = {
    "node_modules/same": { version: "1.0.0" },
    "node_modules/other": { version: "1.0.0" },
  };
  expect(missingPackages(lock(entries), { packages: installed })).toEqual([
    "node_modules/other",
    "node_modules/absent",
  ]);
});

describe("npmCommand", () => {
  const execPath = "/usr/bin/node";

  test("runs the npm that runs this script with the same Node.js", () => {
    const npmExecPath = "C:\\node\\node_modules\\npm\\bin\\npm-cli.js";
    expect(npmCommand({ execPath, npmExecPath, platform: "win32" })).toEqual({
      command: execPath,
      prefix: [npmExecPath],
      shell: false,
    });
  });

  test.each([
    ["win32", undefined, "npm.cmd", true],
    ["linux", undefined, "npm", false],
    ["linux", "/usr/lib/yarn/bin/yarn.js", "npm", false],
  ])("falls back on %s (npm_execpath %s) to %s", (platform, npmExecPath, command, shell) => {
    expect(npmCommand({ execPath, npmExecPath, platform })).toEqual({ command, prefix: [], shell });
  });
});
