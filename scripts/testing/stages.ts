import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { hasErrors } from "../../src/check/problem";
import { checkProjectContent, formatReport } from "../site/report";
import { testReportsFolder } from "../system/paths";
import { runNode } from "../system/process";
import { ensureBrowser } from "./browser";
import { addCounts, type Counts, getReportCounts, singleResult } from "./counts";
import { describePageSizes } from "./page-sizes";
import { buildTestSite, getTestSiteFolder, type TestSite } from "./test-sites";

/** Run the tool of a stage and count the tests in its report; an old report is deleted first. */
async function withReport(
  name: string,
  runTool: (file: string) => Promise<number>,
): Promise<Counts> {
  const file = path.join(testReportsFolder, `${name}.json`);
  mkdirSync(testReportsFolder, { recursive: true });
  rmSync(file, { force: true });
  const code = await runTool(file);
  return getReportCounts(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null, code);
}

/** Both tools compare patterns with absolute paths, and a folder above the project may match too. */
const toTestPatterns = (filters: readonly string[]) => filters.map((word) => `__tests__.*${word}`);

interface TestRun {
  readonly projects: readonly string[];
  readonly filters: readonly string[];
  readonly site?: TestSite;
}

function runJest({ projects, filters, site = "fixture" }: TestRun): Promise<Counts> {
  const args = ["--selectProjects", ...projects, "--passWithNoTests", "--json"];
  return withReport("jest", (file) =>
    runNode(
      "node_modules/jest/bin/jest.js",
      [...args, `--outputFile=${file}`, "--", ...toTestPatterns(filters)],
      { env: { TEST_SITE: site } },
    ),
  );
}

async function runPlaywright({ projects, filters, site = "fixture" }: TestRun): Promise<Counts> {
  await ensureBrowser();
  // The engines' projects are named after that of their folder.
  const names = projects.map((name) => `--project=${name}*`);
  const args = ["test", "--pass-with-no-tests", ...names];
  return withReport("playwright", () =>
    runNode("node_modules/@playwright/test/cli.js", [...args, ...toTestPatterns(filters)], {
      env: { TEST_SITE: site },
    }),
  );
}

async function runCheck(): Promise<Counts> {
  const problems = await checkProjectContent();
  console.log(formatReport(problems));
  return singleResult(!hasErrors(problems));
}

async function runLint(): Promise<Counts> {
  // By default "biome ci" writes colours even into a log file.
  const colors = process.stdout.isTTY ? [] : ["--colors=off"];
  const style = await runNode("node_modules/@biomejs/biome/bin/biome", ["ci", ...colors, "."]);
  const imports = await runNode("node_modules/dependency-cruiser/bin/dependency-cruise.mjs", [
    ...["--config", ".dependency-cruiser.mjs", "--output-type", "err-long"],
    ...["{src,scripts,__tests__}/**/*.{ts,tsx,mjs}", "*.{ts,tsx,mjs}"],
  ]);
  return singleResult(style === 0 && imports === 0);
}

async function runTypes(): Promise<Counts> {
  return singleResult((await runNode("node_modules/typescript/bin/tsc", ["--noEmit"])) === 0);
}

/** Build the site with the content of the centre and run the tests that hold for any content. */
async function runContent(filters: readonly string[]): Promise<Counts> {
  const build = singleResult((await buildTestSite("content")) === 0);
  if (build.failed > 0) return build;
  console.log(
    `\n${describePageSizes(path.join(getTestSiteFolder("content"), "public")).join("\n")}\n`,
  );
  return addCounts([
    build,
    await runJest({ projects: ["content"], filters, site: "content" }),
    await runPlaywright({ projects: ["content"], filters, site: "content" }),
  ]);
}

async function runFull(filters: readonly string[]): Promise<Counts> {
  const tests = { projects: ["full"], filters };
  return addCounts([await runJest(tests), await runPlaywright(tests)]);
}

export interface StageRunner {
  /** The heading that is printed above its output, in Bosnian. */
  readonly title: string;
  /** @param filters patterns for paths of test files; none means all */
  readonly run: (filters: readonly string[]) => Promise<Counts>;
  /** Whether the stage reads the output of "build". */
  readonly needsBuild?: boolean;
}

/** All stages, in the order in which they run. A plain `npm test` leaves "full" out. */
export const stages = {
  check: { title: "Provjera sadržaja", run: runCheck },
  lint: { title: "Provjera koda (Biome, dependency-cruiser)", run: runLint },
  unit: {
    title: "Jedinični testovi (Jest)",
    run: (filters) => runJest({ projects: ["unit"], filters }),
  },
  build: {
    title: "Izrada stranice za testove (Gatsby)",
    run: async () => singleResult((await buildTestSite("fixture")) === 0),
  },
  types: { title: "Provjera tipova (TypeScript)", run: runTypes, needsBuild: true },
  output: {
    title: "Testovi izrađene stranice (Jest)",
    run: (filters) => runJest({ projects: ["output", "content"], filters }),
    needsBuild: true,
  },
  browser: {
    title: "Testovi u pregledniku (Playwright)",
    run: (filters) => runPlaywright({ projects: ["browser", "content"], filters }),
    needsBuild: true,
  },
  content: { title: "Izrada i testovi sadržaja centra", run: runContent },
  full: { title: "Dugi testovi", run: runFull, needsBuild: true },
} as const satisfies Readonly<Record<string, StageRunner>>;
