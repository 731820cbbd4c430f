// @ts-check
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "./browser.mjs";
import { checkContent } from "./check.mjs";
import { KEY_VARIABLES } from "./dev-environment.mjs";
import { runGatsby } from "./gatsby.mjs";
import { PUBLIC_DIR, TEST_CACHE_DIR } from "./paths.mjs";
import { runNode } from "./process.mjs";
import { say } from "./report.mjs";
import { assertBuilt } from "./serve-site.mjs";
import { countJest, countOne, countPlaywright } from "./test-counts.mjs";

/** @typedef {import("./test-counts.mjs").Counts} Counts */
/** @typedef {(filters: string[]) => Promise<Counts>} Stage */

/**
 * Makes room for a new report.
 * @param {string} name
 * @returns {string} absolute path of a file that does not exist
 */
function freshReport(name) {
  const file = path.join(TEST_CACHE_DIR, `${name}.json`);
  mkdirSync(TEST_CACHE_DIR, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @returns {any} parsed report, or null when the tool wrote none
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** @type {Stage} */
async function runCheck() {
  const { problems, hasErrors, report } = await checkContent();
  say(report.reportText(problems));
  return countOne(hasErrors ? 1 : 0);
}

/** @type {Stage} */
async function runLint() {
  // Left alone, "biome ci" writes colours even into a log file.
  const colors = process.stdout.isTTY ? [] : ["--colors=off"];
  return countOne(await runNode("node_modules/@biomejs/biome/bin/biome", ["ci", ...colors, "."]));
}

/**
 * @param {string} project name of a Jest project in package.json
 * @param {string[]} filters
 * @returns {Promise<Counts>}
 */
async function runJest(project, filters) {
  const report = freshReport(project);
  const args = ["--selectProjects", project, "--json", `--outputFile=${report}`];
  const code = await runNode("node_modules/jest/bin/jest.js", [...args, "--", ...filters]);
  return countJest(readReport(report), code);
}

/** @type {Stage} */
async function runBrowserTests(filters) {
  assertBuilt();
  const browser = await findBrowser();
  // Only here: it needs the installed packages.
  const { startServer } = await import("./server.mjs");
  const server = await startServer({ root: PUBLIC_DIR, mailbox: { print: () => {} } });
  try {
    const report = freshReport("browser");
    const config = "__tests__/browser/playwright.config.ts";
    const code = await runNode(
      "node_modules/@playwright/test/cli.js",
      ["test", "--config", config, ...filters],
      { env: { BASE_URL: server.url, CHROME_PATH: browser, PLAYWRIGHT_REPORT_FILE: report } },
    );
    return countPlaywright(readReport(report), code);
  } finally {
    await server.close();
  }
}

// Tests must never send real enquiries, so the build under test gets no keys; a variable that is
// set but empty also wins over an .env file. And they ask for addresses at the top of the host.
const testBuild = {
  ...Object.fromEntries(KEY_VARIABLES.map((name) => [name, ""])),
  PATH_PREFIX: "",
  PREFIX_PATHS: "false",
};

/** @type {Record<string, { title: string, run: Stage }>} */
export const STAGE_RUNNERS = {
  check: { title: "Provjera sadržaja", run: runCheck },
  lint: {
    title: "Provjera stila koda (Biome)",
    run: runLint,
  },
  unit: { title: "Jedinični testovi (Jest)", run: (filters) => runJest("unit", filters) },
  build: {
    title: "Izrada stranice (Gatsby)",
    run: async () => countOne(await runGatsby(["build"], testBuild)),
  },
  types: {
    title: "Provjera tipova (TypeScript)",
    run: async () => countOne(await runNode("node_modules/typescript/bin/tsc", ["--noEmit"])),
  },
  output: {
    title: "Testovi izrađene stranice (Jest)",
    run: async (filters) => {
      assertBuilt();
      return runJest("output", filters);
    },
  },
  browser: { title: "Testovi u pregledniku (Playwright)", run: runBrowserTests },
  pipeline: {
    title: "Testovi izrade (Gatsby u kopijama projekta)",
    run: (filters) => runJest("pipeline", filters),
  },
};
