// @ts-check
// Runs before any package is installed: plain JavaScript that imports Node.js's own modules only.
// Not part of run.mjs, which even an old Node.js must be able to parse.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

const lockfile = path.join(projectFolder, "package-lock.json");

/** A copy of the lockfile whose packages are installed, which `npm ci` deletes before it installs others. */
const installedLockfile = path.join(projectFolder, "node_modules", ".sanjalica-lock.json");

const isInstalled = () =>
  existsSync(installedLockfile) && readFileSync(installedLockfile).equals(readFileSync(lockfile));

/**
 * Install the packages when they are missing or differ from package-lock.json, and return whether they are there. What
 * npm prints goes to standard error, since the output of the command itself may be redirected to a file.
 */
function install() {
  if (isInstalled()) return true;
  console.error("Instaliram potrebne pakete. Prvi put to može potrajati nekoliko minuta …");
  // The build needs the development packages, which npm leaves out if NODE_ENV is "production".
  const { status } = spawnSync("npm", ["ci", "--include=dev"], {
    // On Windows npm is a batch file, which only a shell can run (CVE-2024-27980).
    shell: process.platform === "win32",
    stdio: ["inherit", process.stderr.fd, process.stderr.fd],
  });
  if (status === 0) copyFileSync(lockfile, installedLockfile);
  console.error(
    status === 0
      ? "Paketi su instalirani.\n"
      : "\nInstalacija paketa nije uspjela. Provjerite vezu s internetom, zatvorite druge prozore " +
          "u kojima radi ovaj projekat i pokušajte ponovo.",
  );
  return status === 0;
}

/**
 * Install missing packages, then run a command of scripts/commands and set the exit code.
 * @param {string[]} args the command's name and its own arguments
 */
export async function runCommand([name, ...args]) {
  process.chdir(projectFolder);
  if (!install()) {
    process.exitCode = 1;
    // `npm test` promises a last line of this form.
    if (name === "test") console.log("\n0 passed, 1 failed");
    return;
  }
  const { createJiti } = await import("jiti");
  // Without node_modules/.cache, jiti would cache into the system's temporary folder.
  const fsCache = path.join(projectFolder, "node_modules", ".cache", "jiti");
  const jiti = createJiti(import.meta.url, { fsCache });
  /** @type {typeof import("../system/user-error")} */
  const { runMain } = await jiti.import("../system/user-error.ts");
  await runMain(async () => {
    /** @type {{ main: (args: string[]) => Promise<number | undefined> }} */
    const command = await jiti.import(`../commands/${name}.ts`);
    return command.main(args);
  });
}
