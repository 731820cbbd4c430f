import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run, runNode } from "../system/process";
import { UserError } from "../system/user-error";

/** Paths of Chrome and Chromium on Linux; elsewhere Playwright installs its own Chromium. */
const linuxBrowsers = ["/usr/bin/google-chrome", "/usr/bin/chromium", "/snap/bin/chromium"];

/** Return the path of a browser for Playwright: CHROME_PATH, or else the first one found. */
export function findInstalledBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  const candidates = [...(named ? [named] : []), ...linuxBrowsers, chromium.executablePath()];
  return candidates.find((file) => existsSync(file));
}

/** Install Debian's own Chromium as root; elsewhere do nothing. */
async function installWithApt(): Promise<void> {
  const system = "/etc/os-release";
  const isDebian = existsSync(system) && /^ID=debian$/m.test(readFileSync(system, "utf8"));
  if (!isDebian || process.getuid?.() !== 0) return;
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
}

/**
 * Return the path of a browser for Playwright, which is installed if there is none.
 * @throws UserError when there is none and none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  const found = findInstalledBrowser();
  if (found) return found;
  console.log("Na računaru nema preglednika Chrome ili Chromium: preuzimam ga …");
  await runNode("node_modules/@playwright/test/cli.js", ["install", "chromium"]);
  if (!findInstalledBrowser()) await installWithApt();
  const installed = findInstalledBrowser();
  if (installed) return installed;
  throw new UserError(
    "Nema preglednika za testove. Instalirajte Google Chrome ili Chromium, ili u varijabli " +
      "CHROME_PATH navedite putanju do njega, pa pokušajte ponovo.",
  );
}
