// Run through `npm test -- browser`, which serves public/ and sets the variables read here.
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { plainFonts } from "./support/fonts/plain";

const cache = path.resolve(__dirname, "../../node_modules/.cache/sanjalica-test");
const reportFile = process.env.PLAYWRIGHT_REPORT_FILE ?? path.join(cache, "browser.json");
const executablePath = process.env.CHROME_PATH;
export default defineConfig({
  testDir: __dirname,
  testMatch: "**/*.test.ts",
  outputDir: path.join(cache, "browser"),
  globalSetup: path.join(__dirname, "support/fonts/plain.ts"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: reportFile }]],
  use: {
    baseURL: process.env.BASE_URL ?? "http://127.0.0.1:9000",
    browserName: "chromium",
    headless: true,
    locale: "bs-BA",
    timezoneId: "Europe/Sarajevo",
    screenshot: "only-on-failure",
    trace: "off",
    video: "off",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The same fonts on every machine with Linux, whatever it has.
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: plainFonts },
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
