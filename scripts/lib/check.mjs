// @ts-check
// The content check of src/check, for the commands.
import path from "node:path";
import { ROOT } from "./paths.mjs";
import { say, UserError } from "./report.mjs";

/** @typedef {import("../../src/check/problem").Problem} Problem */
/** @typedef {typeof import("../../src/check/check-content")} CheckModule */
/** @typedef {typeof import("../../src/check/report")} ReportModule */

/**
 * @typedef {object} CheckResult
 * @property {Problem[]} problems
 * @property {boolean} hasErrors true when the site cannot be built
 * @property {string} text the whole report, in Bosnian
 */

/** Checks the content of this project. */
export async function checkContent() {
  // Only here: it needs the installed packages.
  const { importTypeScript } = await import("./typescript.mjs");
  const check = /** @type {CheckModule} */ (
    await importTypeScript("src/check/check-content.ts")
  );
  const report = /** @type {ReportModule} */ (await importTypeScript("src/check/report.ts"));
  const problems = await check.checkContent({
    folder: path.join(ROOT, "content"),
    cacheFile: path.join(ROOT, "node_modules", ".cache", "sanjalica", "photos.json"),
  });
  return {
    problems,
    hasErrors: report.count(problems, "error") > 0,
    text: report.reportText(problems),
  };
}

/**
 * First step of the other commands.
 * @returns {Promise<CheckResult>} whose warnings a command may show again at its end
 * @throws {UserError} with the report, when the content has errors
 */
export async function assertContent() {
  say("Provjeravam sadržaj…");
  const result = await checkContent();
  if (result.hasErrors) throw new UserError(result.text);
  return result;
}
