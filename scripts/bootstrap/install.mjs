// @ts-check
// What has to run before any package is there: plain JavaScript, and Node.js's own modules alone.
// Beside run.mjs, because its syntax and imports would keep an old Node.js from reading that.
//
// npm writes node_modules/.package-lock.json at the very end of an installation. Where that record is
// missing or older than package-lock.json, the packages are installed.
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Exit code after Ctrl+C. */
export const INTERRUPTED = 130;

/** npm writes package-lock.json a moment after its record, in ms. */
const SAME_RUN_MS = 10_000;

/** @param {string} file its time of change in ms, 0 where it is missing */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} root of the project
 * @returns {boolean} true when packages must be installed
 */
export function needsInstall(root) {
  const record = changedAt(path.join(root, "node_modules", ".package-lock.json"));
  const lockfile = changedAt(path.join(root, "package-lock.json"));
  return record === 0 || record + SAME_RUN_MS < lockfile;
}

/**
 * Runs npm and passes Ctrl+C on to it. What it says is no result of the command, so it goes to
 * standard error.
 * @param {string[]} args fixed words only: on Windows they pass through a shell
 * @returns {Promise<number>} exit code, 130 when the person has interrupted it
 */
export function runNpm(args) {
  return new Promise((resolve) => {
    const child = spawn("npm", args, {
      cwd: ROOT,
      // On Windows npm is a batch file, which only a shell can run (CVE-2024-27980).
      shell: process.platform === "win32",
      stdio: ["inherit", process.stderr.fd, process.stderr.fd],
    });
    let interrupted = false;
    /** @param {NodeJS.Signals} signal */
    const onSignal = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
    /** @param {number | null} code */
    const finish = (code) => {
      process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
      resolve(interrupted ? INTERRUPTED : (code ?? 1));
    };
    child.once("error", () => finish(1));
    child.once("close", finish);
  });
}

/**
 * Installs the packages when they are missing or differ from package-lock.json.
 * @returns {Promise<number>} exit code
 */
async function install() {
  if (!needsInstall(ROOT)) return 0;
  console.error("Instaliram potrebne pakete. Prvi put to može potrajati nekoliko minuta …");
  // Development packages are needed for the build even where NODE_ENV is "production".
  const code = await runNpm(["ci", "--include=dev"]);
  if (code === 0) {
    console.error("Paketi su instalirani.\n");
    return 0;
  }
  if (code === INTERRUPTED) {
    console.error("\nPrekinuto.");
    return INTERRUPTED;
  }
  console.error(
    "\nInstalacija paketa nije uspjela. Provjerite vezu s internetom, zatvorite druge prozore " +
      "u kojima radi ovaj projekat i pokušajte ponovo.",
  );
  return 1;
}

/**
 * Installs what is missing, then runs a command in TypeScript and sets the exit code.
 * @param {string[]} words name of the command, and what is meant for it
 */
export async function runCommand([name, ...args]) {
  process.chdir(ROOT);
  const commands = readdirSync(path.join(ROOT, "scripts", "commands")).map((file) =>
    path.basename(file, ".ts"),
  );
  if (name === undefined || !commands.includes(name)) {
    console.error(`Nema naredbe „${name ?? ""}”. Postoje: ${commands.join(", ")}.`);
    process.exitCode = 1;
    return;
  }
  process.exitCode = await install();
  if (process.exitCode !== 0) {
    // The last line of `npm test` is always this one.
    if (name === "test") console.log("\n0 passed, 1 failed");
    return;
  }
  const { createJiti } = await import("jiti");
  // The cache's place is named, or a project without node_modules/.cache would fill the system's
  // temporary folder.
  const fsCache = path.join(ROOT, "node_modules", ".cache", "jiti");
  const jiti = createJiti(import.meta.url, { fsCache });
  /** @type {typeof import("../system/user-error")} */
  const { runMain } = await jiti.import("../system/user-error.ts");
  await runMain(async () => {
    /** @type {{ main: (args: string[]) => Promise<number | undefined> }} */
    const command = await jiti.import(`../commands/${name}.ts`);
    return command.main(args);
  });
}
