import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject as copyCode, getTestSiteContent } from "../../../scripts/testing/test-sites";

export const limitMs = 15 * 60_000;

/**
 * Environment of a command, without Jest's variables: Gatsby would use NODE_ENV=test, and Playwright
 * does not start inside Jest.
 */
const commandEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: undefined,
  JEST_WORKER_ID: undefined,
  TEST_SITE: undefined,
};

/** Copy the project's code and the tests' content into a folder whose name has a space and a letter š. */
export function copyProject() {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-project-"));
  const folder = path.join(parent, "naša stranica");
  fs.mkdirSync(folder);
  copyCode(folder);
  fs.cpSync(getTestSiteContent("fixture"), path.join(folder, "content"), { recursive: true });
  const getPath = (file: string) => path.join(folder, file);
  const inFolder = (settings?: NodeJS.ProcessEnv) => {
    return { cwd: folder, env: { ...commandEnv, ...settings } };
  };
  return {
    folder,
    path: getPath,
    read: (file: string) => fs.readFileSync(getPath(file), "utf8"),
    /** Run a command to its end. */
    run: (name: string, settings?: NodeJS.ProcessEnv) => {
      const options = { ...inFolder(settings), encoding: "utf8", maxBuffer: 2 ** 28 } as const;
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["scripts/run.mjs", name],
        options,
      );
      return { code: status ?? -1, output: `${stdout}\n${stderr}` };
    },
    /** Start a command in a process group of its own. */
    start: (name: string, settings?: NodeJS.ProcessEnv) =>
      spawn(process.execPath, ["scripts/run.mjs", name], { ...inFolder(settings), detached: true }),
    remove: () => fs.rmSync(parent, { recursive: true, force: true, maxRetries: 5 }),
  };
}

export type Project = ReturnType<typeof copyProject>;

/** Resolve when a command prints the text; reject if it ends without. */
export function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
        if (output.includes(text)) resolve();
      });
    }
    child.once("exit", () => reject(new Error(`It ended without “${text}”.\n${output}`)));
  });
}

/** Kill a command and all its child processes, as closing a terminal or a container does. */
export function killAll(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    process.kill(-(child.pid ?? 0), "SIGKILL");
  });
}
