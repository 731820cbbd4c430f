// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { needsInstall, writeStamp } from "./install-state.mjs";
import { ROOT } from "./paths.mjs";
import { runNpm } from "./process.mjs";
import { say, UserError } from "./report.mjs";

/**
 * Installs the packages when they are missing or differ from package-lock.json.
 * @returns {Promise<void>}
 * @throws {UserError} when the installation fails
 */
export async function ensureInstalled() {
  if (!needsInstall(ROOT)) return;
  say("Instaliram potrebne pakete. Prvi put to može potrajati nekoliko minuta …");
  const hasLockfile = existsSync(path.join(ROOT, "package-lock.json"));
  // Development packages are needed for the build even where NODE_ENV is "production".
  const code = await runNpm([hasLockfile ? "ci" : "install", "--include=dev"]);
  if (code !== 0) {
    throw new UserError(
      "Instalacija paketa nije uspjela. Provjerite vezu s internetom, zatvorite druge prozore " +
        "u kojima radi ovaj projekat i pokušajte ponovo.",
    );
  }
  writeStamp(ROOT);
  say("Paketi su instalirani.\n");
}
