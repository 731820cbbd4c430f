// @ts-check
import { spawn } from "node:child_process";
import path from "node:path";
import { ROOT } from "./paths.mjs";
import { interruption } from "./report.mjs";

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {boolean} [shell] needed for .cmd files on Windows
 * @property {number} [timeoutMs] the program is ended after this many milliseconds
 * @property {boolean} [quiet] true hides the program's output
 * @property {(pid: number) => void} [onStart] told the program's process
 */

/**
 * Runs a program in the repository root with its output shown, and passes Ctrl+C on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it ended by a signal or could not start
 * @throws {UserError} when the person interrupted it, see isInterruption
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      shell: options.shell ?? false,
      stdio: options.quiet ? "ignore" : "inherit",
      timeout: options.timeoutMs,
    });
    if (child.pid) options.onStart?.(child.pid);
    let interrupted = false;
    /** @param {NodeJS.Signals} signal */
    const onSignal = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
    /** @param {number} code */
    const finish = (code) => {
      process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
      if (interrupted) reject(interruption());
      else resolve(code);
    };
    child.once("error", () => finish(1));
    child.once("close", (code) => finish(code ?? 1));
  });
}

/**
 * Runs a JavaScript program of an installed package with this Node.js.
 * @param {string} script path from the repository root, for example "node_modules/gatsby/cli.js"
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} exit code
 */
export function runNode(script, args, options) {
  return run(process.execPath, [path.join(ROOT, script), ...args], options);
}

/**
 * Finds out how to call npm without a shell where possible.
 * @param {{ execPath: string, npmExecPath: string | undefined, platform: string }} from
 * @returns {{ command: string, prefix: string[], shell: boolean }}
 */
export function npmCommand({ execPath, npmExecPath, platform }) {
  if (npmExecPath && /(^|[\\/])npm-cli\.[cm]?js$/.test(npmExecPath)) {
    return { command: execPath, prefix: [npmExecPath], shell: false };
  }
  return platform === "win32"
    ? { command: "npm.cmd", prefix: [], shell: true }
    : { command: "npm", prefix: [], shell: false };
}

/**
 * Runs npm.
 * @param {string[]} args fixed words only: on Windows they may pass through a shell
 * @returns {Promise<number>} exit code
 */
export function runNpm(args) {
  const { command, prefix, shell } = npmCommand({
    execPath: process.execPath,
    npmExecPath: process.env.npm_execpath,
    platform: process.platform,
  });
  return run(command, [...prefix, ...args], { shell });
}
