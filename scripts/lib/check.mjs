// @ts-check
// The content check of src/check, for the commands.
import path from "node:path";
import { hasServiceKeys, readEnvFiles } from "./dev-environment.mjs";
import { CACHE_DIR, CONTENT_DIR, ROOT } from "./paths.mjs";
import { recoverPhotos } from "./photos/workspace.mjs";
import { say, UserError } from "./report.mjs";
import { isExampleUrl, siteUrl } from "./site-url.mjs";

/** @typedef {import("../../src/check/problem").Problem} Problem */
/** @typedef {typeof import("../../src/check/check-content")} CheckModule */
/** @typedef {typeof import("../../src/check/report")} ReportModule */
/** @typedef {typeof import("../../src/check/problem")} ProblemModule */
/** @typedef {typeof import("../../src/check/wording/files")} WordingModule */

/**
 * @template T
 * @param {string} file below src/check
 * @returns {Promise<T>}
 */
async function load(file) {
  // Only here: it needs the installed packages.
  const { importTypeScript } = await import("./typescript.mjs");
  return importTypeScript(`src/check/${file}`);
}

/**
 * Checks the content of this project.
 * @throws {UserError} when the disk does not allow to mend what an interrupted command has left
 * @returns {Promise<{ problems: Problem[], hasErrors: boolean, report: ReportModule }>}
 */
export async function checkContent() {
  // A killed `npm run photos` must not end up as a page with wrong photos.
  recoverPhotos(ROOT);
  const { checkContent: check } = /** @type {CheckModule} */ (await load("check-content.ts"));
  const { hasErrors } = /** @type {ProblemModule} */ (await load("problem.ts"));
  const report = /** @type {ReportModule} */ (await load("report.ts"));
  const cacheFile = path.join(CACHE_DIR, "photos.json");
  const problems = await check({ folder: CONTENT_DIR, cacheFile });
  return { problems, hasErrors: hasErrors(problems), report };
}

/** How long a file that has just vanished gets to come back, in ms. */
const PATIENCE_MS = 300;

/**
 * The same while somebody is editing: a file may vanish between being listed and being read,
 * because an editor is saving it.
 */
export async function checkChangingContent() {
  const result = await checkContent();
  if (!result.problems.some(({ isPassing }) => isPassing)) return result;
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return checkContent();
}

/**
 * First step of the other commands: content with errors goes no further.
 * @returns {Promise<Problem[]>} the warnings
 * @throws {UserError} with the report, when the content has errors
 */
export async function assertContent() {
  say("Provjeravam sadržaj…");
  const { problems, hasErrors, report } = await checkContent();
  if (hasErrors) throw new UserError(report.reportText(problems));
  say(`${report.summary(problems)}\n`);
  return problems;
}

/**
 * What has to be filled in before the site is published, as text for the terminal.
 * @param {Problem[]} problems what the check has found
 * @returns {Promise<string[]>}
 */
export async function publishingWarnings(problems) {
  const { problemText } = /** @type {ReportModule} */ (await load("report.ts"));
  const { exampleAddress, missingKeys } = /** @type {WordingModule} */ (
    await load("wording/files.ts")
  );
  const envFiles = readEnvFiles("production");
  const messages = [
    ...(hasServiceKeys(process.env, envFiles) ? [] : [missingKeys()]),
    ...(isExampleUrl(siteUrl(process.env, envFiles)) ? [exampleAddress()] : []),
  ];
  /** @type {Problem[]} */
  const settings = messages.map((message) => ({
    severity: "warning",
    file: ".env.production",
    ...message,
  }));
  return [...problems, ...settings].map(problemText);
}
