import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const parent = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-run-"));
const folder = path.join(parent, "naša stranica");

/** Replaces npm: installs only jiti, or fails. */
const npm = `#!/usr/bin/env node
const fs = require("node:fs");
console.log("npm " + process.argv.slice(2).join(" "));
if (process.env.NPM === "fails") process.exit(7);
fs.rmSync("node_modules", { recursive: true, force: true });
fs.mkdirSync("node_modules");
fs.symlinkSync(${JSON.stringify(path.join(root, "node_modules/jiti"))}, "node_modules/jiti", "junction");`;

beforeEach(() => {
  for (const name of ["run.mjs", "bootstrap", "system"]) {
    const to = path.join(folder, "scripts", name);
    fs.cpSync(path.join(root, "scripts", name), to, { recursive: true });
  }
  fs.mkdirSync(path.join(folder, "scripts/commands"));
  const command = (body: string) => `export async function main(args: string[]) { ${body} }`;
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  write("scripts/commands/trial.ts", command("console.log(args.join()); return args.length;"));
  write("scripts/commands/broken.ts", command("throw new Error('kvar');"));
  write("scripts/commands/test.ts", command(""));
  write("package-lock.json", '{"packages":{"":{}}}');
  fs.writeFileSync(path.join(parent, "npm"), npm, { mode: 0o755 });
  fs.writeFileSync(path.join(parent, "npm.cmd"), '@node "%~dp0npm" %*');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

function run(args: string[], mode = "") {
  const PATH = `${parent}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, NPM: mode };
  const options = { cwd: folder, env, encoding: "utf8" } as const;
  const ended = spawnSync(process.execPath, ["scripts/run.mjs", ...args], options);
  return { code: ended.status, stdout: ended.stdout, stderr: ended.stderr };
}

test("installs once for each lockfile", () => {
  const first = run(["trial", "a", "b"]);
  // npm prints to standard error: the output of the command may be redirected to a file.
  expect(first).toMatchObject({ code: 2, stdout: "a,b\n" });
  expect(first.stderr).toMatch(/^Instaliram .+\nnpm ci --include=dev\nPaketi su instalirani\.\n/);
  expect(run(["trial"])).toEqual({ code: 0, stdout: "\n", stderr: "" });
  fs.appendFileSync(path.join(folder, "package-lock.json"), " ");
  expect(run(["trial"]).stderr).toContain("npm ci");
});

test("reports a failed installation, and runs nothing", () => {
  const { code, stdout, stderr } = run(["trial", "a"], "fails");
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/\nInstalacija paketa nije uspjela\. Provjerite vezu s internetom, .+\n$/);
  expect(run(["test"], "fails").stdout).toBe("\n0 passed, 1 failed\n");
});
