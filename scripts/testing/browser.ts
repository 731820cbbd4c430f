// Finds a browser for the browser tests, or gets one.
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run, runNode } from "../system/process";
import { UserError } from "../system/user-error";

/** Where Chrome and Chromium stand on Linux; elsewhere Playwright brings its own Chromium. */
const LINUX_BROWSERS = ["/usr/bin/google-chrome", "/usr/bin/chromium", "/snap/bin/chromium"];

/** @returns path of an installed browser that Playwright can drive: CHROME_PATH, else the first found */
export function installedBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  const candidates = [...(named ? [named] : []), ...LINUX_BROWSERS, chromium.executablePath()];
  return candidates.find((file) => existsSync(file));
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
  console.log("Na računaru nema preglednika Chrome ili Chromium: preuzimam ga …");
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
