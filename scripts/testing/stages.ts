import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import jestConfig from "../../__tests__/jest.config";
import { reportText } from "../../src/check/report";
import { runBuild } from "../building/gatsby";
import { assertBuilt } from "../building/gatsby-state";
import { checkContent } from "../content/check";
import { type RunningServer, startServer } from "../server/server";
import { KEY_VARIABLES } from "../settings/env-files";
import { PUBLIC_DIR, ROOT, TEST_CACHE_DIR } from "../system/paths";
import { runNode } from "../system/process";
import { say } from "../system/report";
import { findBrowser } from "./browser";
import {
  type Counts,
  countJest,
  countOne,
  countPlaywright,
  type JestReport,
  type PlaywrightReport,
} from "./counts";
import { findNginx, startNginx } from "./nginx-process";
import type { Stage } from "./plan";
import { uncheckedFiles } from "./unchecked-files";

type Runner = (filters: readonly string[]) => Promise<Counts>;

/**
 * Makes room for a new report.
 * @returns absolute path of a file that does not exist
 */
function freshReport(name: string): string {
  const file = path.join(TEST_CACHE_DIR, `${name}.json`);
  mkdirSync(TEST_CACHE_DIR, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @returns parsed report, or null when the tool wrote none */
function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

async function runCheck() {
  const { problems, hasErrors } = await checkContent();
  say(reportText(problems));
  return countOne(hasErrors ? 1 : 0);
}

async function runLint() {
  // Left alone, "biome ci" writes colours even into a log file.
  const colors = process.stdout.isTTY ? [] : ["--colors=off"];
  const style = await runNode("node_modules/@biomejs/biome/bin/biome", ["ci", ...colors, "."]);
  const imports = await runNode("node_modules/dependency-cruiser/bin/dependency-cruise.mjs", [
    ...["--config", ".dependency-cruiser.json", "--output-type", "err-long"],
    ...["{src,scripts,__tests__}/**/*.{ts,tsx,mjs}", "gatsby-*.{ts,tsx}"],
  ]);
  return countOne(style || imports);
}

async function runTypes() {
  const unchecked = uncheckedFiles(ROOT);
  for (const file of unchecked) say(`TypeScript ne provjerava ovu datoteku: ${file}`);
  const code = await runNode("node_modules/typescript/bin/tsc", ["--noEmit"]);
  return countOne(code || unchecked.length);
}

/** @param project name of a Jest project in __tests__/jest.config.ts */
async function runJest(project: string, filters: readonly string[]): Promise<Counts> {
  const report = freshReport(project);
  const config = JSON.stringify(jestConfig);
  const args = ["--config", config, "--selectProjects", project, "--json"];
  args.push(`--outputFile=${report}`, "--", ...filters);
  const code = await runNode("node_modules/jest/bin/jest.js", args);
  return countJest(readReport<JestReport>(report), code);
}

/** @returns the built site, with a silent mailbox */
async function serveForTests(): Promise<RunningServer> {
  assertBuilt();
  return startServer({ root: PUBLIC_DIR, mailbox: { print: () => {} } });
}

/**
 * @param name of the report
 * @param url of the site
 */
async function runPlaywright(
  name: string,
  url: string,
  filters: readonly string[],
): Promise<Counts> {
  const browser = await findBrowser();
  const report = freshReport(name);
  const config = "__tests__/browser/playwright.config.ts";
  const code = await runNode(
    "node_modules/@playwright/test/cli.js",
    ["test", "--config", config, ...filters],
    { env: { BASE_URL: url, CHROME_PATH: browser, PLAYWRIGHT_REPORT_FILE: report } },
  );
  return countPlaywright(readReport<PlaywrightReport>(report), code);
}

/**
 * Browser tests that could end differently on our own server than on nginx, which runs them all
 * where it is installed.
 */
const SERVER_TESTS = ["host", "walks", "no-script", "not-found", "deployment", "privacy"];

async function runBrowserTests(filters: readonly string[]) {
  const chosen = filters.length === 0 && findNginx() ? SERVER_TESTS : filters;
  const server = await serveForTests();
  try {
    return await runPlaywright("browser", server.url, chosen);
  } finally {
    await server.close();
  }
}

async function runNginxTests(filters: readonly string[]) {
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

export const STAGE_RUNNERS: Readonly<Record<Stage, { title: string; run: Runner }>> = {
  check: { title: "Provjera sadržaja", run: runCheck },
  lint: { title: "Provjera koda (Biome, dependency-cruiser)", run: runLint },
  unit: { title: "Jedinični testovi (Jest)", run: (filters) => runJest("unit", filters) },
  build: {
    title: "Izrada stranice (Gatsby)",
    run: async () => countOne(await runBuild(testBuild)),
  },
  types: {
    title: "Provjera tipova (TypeScript)",
    run: runTypes,
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
