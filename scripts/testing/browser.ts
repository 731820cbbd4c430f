// Finds a browser for the browser tests, or gets one.
import { existsSync, readFileSync } from "node:fs";
import { run, runNode } from "../system/process";
import { say, UserError } from "../system/report";
import { browserCandidates } from "./browser-candidates";

const DOWNLOAD_TIMEOUT_MS = 10 * 60 * 1000;
const START_TIMEOUT_MS = 30 * 1000;

/** @returns true when the program is there and, as far as can be asked, starts */
async function isUsable(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  // On Windows and macOS asking for the version may open a window; the file alone must do.
  if (process.platform !== "linux") return true;
  return (await run(file, ["--version"], { quiet: true, timeoutMs: START_TIMEOUT_MS })) === 0;
}

/** @returns the first usable one */
async function firstUsable(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await isUsable(file)) return file;
  return undefined;
}

/** @returns where Playwright keeps the Chromium it downloads */
async function playwrightBrowser(): Promise<string> {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** @returns true on Debian with the right to install packages */
function canInstallWithApt(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  return (
    existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

/**
 * @returns path of a browser that Playwright can drive
 * @throws {UserError} when there is none and none can be had
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    say(`Preglednik iz varijable CHROME_PATH ne postoji (${chosen}): tražim drugi.`);
  }
  const candidates = [
    ...browserCandidates(process.platform, process.env),
    await playwrightBrowser(),
  ];
  const found = await firstUsable(candidates);
  if (found) return found;

  say("Na računaru nema preglednika Chrome ili Chromium: preuzimam ga …");
  const download = ["install", "chromium"];
  await runNode("node_modules/@playwright/test/cli.js", download, {
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  const downloaded = await firstUsable([await playwrightBrowser()]);
  if (downloaded) return downloaded;

  if (canInstallWithApt()) {
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
    const installed = await firstUsable(browserCandidates(process.platform, process.env));
    if (installed) return installed;
  }
  throw new UserError(
    "Nema preglednika za testove. Instalirajte Google Chrome ili Chromium, ili u varijabli " +
      "CHROME_PATH navedite putanju do njega, pa pokušajte ponovo.",
  );
}
