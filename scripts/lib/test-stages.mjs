// @ts-check
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "./browser.mjs";
import { checkContent } from "./check.mjs";
import { KEY_VARIABLES } from "./dev-environment.mjs";
import { runBuild } from "./gatsby.mjs";
import { findNginx, startNginx } from "./hosting/nginx-process.mjs";
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
  const style = await runNode("node_modules/@biomejs/biome/bin/biome", ["ci", ...colors, "."]);
  const imports = await runNode("node_modules/dependency-cruiser/bin/dependency-cruise.mjs", [
    ...["--config", ".dependency-cruiser.json", "--output-type", "err-long"],
    ...["{src,scripts,bench,__tests__}/**/*.{ts,tsx,mjs,cjs}", "gatsby-*.{ts,tsx}"],
  ]);
  return countOne(style || imports);
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

/** @returns {Promise<import("./server.mjs").RunningServer>} the built site, with a silent mailbox */
async function serveForTests() {
  assertBuilt();
  // Only here: it needs the installed packages.
  const { startServer } = await import("./server.mjs");
  return startServer({ root: PUBLIC_DIR, mailbox: { print: () => {} } });
}

/**
 * @param {string} name of the report
 * @param {string} url of the site
 * @param {readonly string[]} filters
 * @returns {Promise<Counts>}
 */
async function runPlaywright(name, url, filters) {
  const browser = await findBrowser();
  const report = freshReport(name);
  const config = "__tests__/browser/playwright.config.ts";
  const code = await runNode(
    "node_modules/@playwright/test/cli.js",
    ["test", "--config", config, ...filters],
    { env: { BASE_URL: url, CHROME_PATH: browser, PLAYWRIGHT_REPORT_FILE: report } },
  );
  return countPlaywright(readReport(report), code);
}

/**
 * Browser tests that could end differently on our own server than on nginx, which runs them all
 * where it is installed.
 */
const SERVER_TESTS = ["host", "walks", "no-script", "not-found", "deployment", "privacy"];

/** @type {Stage} */
async function runBrowserTests(filters) {
  const chosen = filters.length === 0 && findNginx() ? SERVER_TESTS : filters;
  const server = await serveForTests();
  try {
    return await runPlaywright("browser", server.url, chosen);
  } finally {
    await server.close();
  }
}

/** @type {Stage} */
async function runNginxTests(filters) {
  const nginx = findNginx();
  if (!nginx) {
    say("Na računaru nema programa nginx, pa se ovaj korak preskače.");
    // On GitHub it is installed; its absence there would go unnoticed.
    return process.env.GITHUB_ACTIONS ? countOne(1) : { ...countOne(0), passed: 0, skipped: 1 };
  }
  const mailbox = await serveForTests();
  try {
    const server = await startNginx(nginx, PUBLIC_DIR, mailbox.url);
    try {
      return await runPlaywright("nginx", server.url, filters);
    } finally {
      await server.close();
    }
  } finally {
    await mailbox.close();
  }
}

// Tests must never send real enquiries, so the build under test gets no keys; a variable that is
// set but empty also wins over an .env file. And they ask for addresses at the top of the host.
const testBuild = {
  ...Object.fromEntries(KEY_VARIABLES.map((name) => [name, ""])),
  PATH_PREFIX: "",
  PREFIX_PATHS: "false",
  SITE_URL: "",
};

/** @type {Record<string, { title: string, run: Stage }>} */
export const STAGE_RUNNERS = {
  check: { title: "Provjera sadržaja", run: runCheck },
  lint: {
    title: "Provjera koda (Biome, dependency-cruiser)",
    run: runLint,
  },
  unit: { title: "Jedinični testovi (Jest)", run: (filters) => runJest("unit", filters) },
  build: {
    title: "Izrada stranice (Gatsby)",
    run: async () => countOne(await runBuild(testBuild)),
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
  nginx: { title: "Testovi u pregledniku na serveru nginx", run: runNginxTests },
  pipeline: {
    title: "Testovi izrade (Gatsby u kopijama projekta)",
    run: (filters) => runJest("pipeline", filters),
  },
};
