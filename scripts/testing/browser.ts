// Finds a browser for the browser tests, or gets one.
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run, runNode } from "../system/process";
import { say, UserError } from "../system/report";
import { browserCandidates } from "./browser-candidates";

/** @returns path of an installed browser that Playwright can drive: CHROME_PATH, else the first found */
export function installedBrowser(): string | undefined {
  const { CHROME_PATH } = process.env;
  const candidates = browserCandidates(process.platform, process.env);
  return [...(CHROME_PATH ? [CHROME_PATH] : []), ...candidates, chromium.executablePath()].find(
    existsSync,
  );
}

/** @returns true on Debian with the right to install packages */
function canInstallWithApt(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  return (
    existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

/**
 * Finds a browser, or installs one.
 * @returns path of a browser that Playwright can drive
 * @throws {UserError} when there is none and none can be had
 */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found) return found;
  say("Na računaru nema preglednika Chrome ili Chromium: preuzimam ga …");
  await runNode("node_modules/@playwright/test/cli.js", ["install", "chromium"]);
  if (!installedBrowser() && canInstallWithApt()) {
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  }
  const installed = installedBrowser();
  if (installed) return installed;
  throw new UserError(
    "Nema preglednika za testove. Instalirajte Google Chrome ili Chromium, ili u varijabli " +
      "CHROME_PATH navedite putanju do njega, pa pokušajte ponovo.",
  );
}
