// @ts-check
// What has to run before any package is there: plain JavaScript, and Node.js's own modules alone.
// Beside run.mjs, because its syntax and imports would keep an old Node.js from reading that.
//
// Tells, cheaply, whether node_modules is what package-lock.json asks for. After an installation a
// stamp in node_modules records the lockfile's hash and the kind of machine. When the stamp is
// missing or older than the lockfile (somebody ran npm by hand), npm's own record,
// node_modules/.package-lock.json, is compared package by package instead. npm writes that record at
// the very end, so a half-finished installation has none.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry */
/** @typedef {{ packages?: Record<string, LockEntry> }} Lockfile */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Exit code after Ctrl+C. */
export const INTERRUPTED = 130;

/** Native packages are built for one system, processor and Node.js module version. */
export const RUNTIME = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** @param {string} root */
const stampFile = (root) => path.join(root, "node_modules", ".sanjalica.json");

/** @param {string} lockText its line ends do not matter: Git may change them on Windows */
export function hashLockfile(lockText) {
  return createHash("sha256").update(lockText.replaceAll("\r\n", "\n")).digest("hex");
}

/**
 * Lists what the lockfile asks for and npm's record of the installation lacks.
 * @param {Lockfile} wanted parsed package-lock.json
 * @param {Lockfile} installed parsed node_modules/.package-lock.json
 * @returns {string[]} package folders, for example "node_modules/react"
 */
export function missingPackages(wanted, installed) {
  const present = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([folder, entry]) => {
      if (folder === "") return false;
      const found = present[folder];
      // Packages for other systems are optional and are rightly absent.
      if (!found) return !entry.optional && !entry.devOptional;
      return found.version !== entry.version;
    })
    .map(([folder]) => folder);
}

/** @param {string} file of JSON; null when it is missing or broken */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * @param {string} root of the project
 * @param {string} [runtime] kind of machine, see RUNTIME
 * @returns {boolean} true when packages must be installed
 */
export function needsInstall(root, runtime = RUNTIME) {
  const modules = path.join(root, "node_modules");
  if (!existsSync(modules)) return true;
  const installed = readJson(path.join(modules, ".package-lock.json"));
  const lockFile = path.join(root, "package-lock.json");
  if (installed === null || !existsSync(lockFile)) return installed === null;

  const stamp = readJson(stampFile(root));
  if (stamp && stamp.runtime !== runtime) return true;
  if (stamp?.lock === hashLockfile(readFileSync(lockFile, "utf8"))) return false;

  const wanted = readJson(lockFile);
  if (wanted === null || missingPackages(wanted, installed).length > 0) return true;
  writeStamp(root, runtime);
  return false;
}

/**
 * Records that node_modules now is what the lockfile asks for.
 * @param {string} root of the project
 * @param {string} [runtime]
 */
export function writeStamp(root, runtime = RUNTIME) {
  const lockFile = path.join(root, "package-lock.json");
  if (!existsSync(lockFile)) return;
  const lock = hashLockfile(readFileSync(lockFile, "utf8"));
  writeFileSync(stampFile(root), `${JSON.stringify({ lock, runtime })}\n`);
}

/**
 * Finds out how to call npm without a shell where possible.
 * @param {{ execPath: string, npmExecPath: string | undefined, platform: string }} from
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
 * Runs npm and passes Ctrl+C on to it. What it says is no result of the command: `npm run hosting`
 * is sent into a file.
 * @param {string[]} args fixed words only: on Windows they may pass through a shell
 * @returns {Promise<number>} exit code, 130 when the person has interrupted it
 */
export function runNpm(args) {
  const { execPath, platform } = process;
  const from = { execPath, npmExecPath: process.env.npm_execpath, platform };
  const { command, prefix, shell } = npmCommand(from);
  return new Promise((resolve) => {
    const child = spawn(command, [...prefix, ...args], {
      cwd: ROOT,
      shell,
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
  const hasLockfile = existsSync(path.join(ROOT, "package-lock.json"));
  // Development packages are needed for the build even where NODE_ENV is "production".
  const code = await runNpm([hasLockfile ? "ci" : "install", "--include=dev"]);
  if (code === 0) {
    writeStamp(ROOT);
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
  /** @type {typeof import("../system/report")} */
  const { runMain } = await jiti.import("../system/report.ts");
  await runMain(async () => {
    /** @type {{ main: (args: string[]) => Promise<number | undefined> }} */
    const command = await jiti.import(`../commands/${name}.ts`);
    return command.main(args);
  });
}
