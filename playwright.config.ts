import path from "node:path";
import { defineConfig } from "@playwright/test";
import { plainFonts } from "./__tests__/browser/support/plain-fonts";
import type { WorkerFixtures } from "./__tests__/full/engines/support/test";
import { sitePrefix } from "./__tests__/support/tested-site";
import { testReportsFolder } from "./scripts/system/paths";
import { findInstalledBrowser } from "./scripts/testing/browser";
import { getTestSiteFolder, getTestSiteSettings, testedSite } from "./scripts/testing/test-sites";

const port = testedSite === "fixture" ? 9173 : 9174;

/** Pages in a real Chromium; `npm test -- build` builds the site that they are served from. */
export default defineConfig<object, WorkerFixtures>({
  outputDir: path.join(testReportsFolder, "browser"),
  globalSetup: path.resolve("__tests__/browser/support/plain-fonts.ts"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // They bound a hang only, on the slowest machine: every test waits for something it can name.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: path.join(testReportsFolder, "playwright.json") }]],
  webServer: {
    command: "node scripts/run.mjs serve",
    cwd: getTestSiteFolder(),
    env: { ...getTestSiteSettings(), PORT: String(port) },
    url: `http://localhost:${port}${sitePrefix}/`,
  },
  projects: [
    { name: "browser", testDir: "__tests__/browser" },
    // Jest runs the files of these two folders that end in .test.ts.
    { name: "content", testDir: "__tests__/content", testMatch: "*.spec.ts" },
    { name: "full", testDir: "__tests__/full", testMatch: "*.spec.ts", testIgnore: "engines/**" },
    ...(["firefox", "webkit"] as const).map((engine) => ({
      name: `full-${engine}`,
      testDir: "__tests__/full/engines",
      // The tests of a file share browsers.
      fullyParallel: false,
      use: { engine },
    })),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    headless: true,
    locale: "bs-BA",
    timezoneId: "Europe/Sarajevo",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findInstalledBrowser(),
      // The same fonts on every machine with Linux, whatever it has.
      env: {
        ...(process.env as Record<string, string>),
        ...(plainFonts && { FONTCONFIG_FILE: plainFonts }),
      },
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A busy machine looks like a slow connection, on which Chromium loads lazy photos from farther away.
        "--force-effective-connection-type=4G",
        // No other host can be reached.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
