// The content check of src/check, for the commands.
import { setTimeout as wait } from "node:timers/promises";
import { checkContent as check } from "../../src/check/check-content";
import { hasErrors, type Message, type Problem } from "../../src/check/problem";
import { problemText, reportText, summary } from "../../src/check/report";
import { hasServiceKeys, readEnvFiles } from "../settings/env-files";
import { isExampleUrl, siteUrl } from "../settings/site-url";
import { CONTENT_DIR, ROOT } from "../system/paths";
import { say, UserError } from "../system/report";

const missingKeys = (): Message => ({
  what: "Nisu upisani podaci servisa za slanje e-maila, pa objavljeni obrazac neće moći poslati upit.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite tri podatka; uz svaki piše gdje se nalazi.",
});

const exampleAddress = (): Message => ({
  what: "Nije upisana adresa stranice, pa pretraživači i podijeljeni linkovi dobijaju probnu adresu.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite adresu u red SITE_URL, npr. https://www.sanjalica.ba",
});

export interface CheckResult {
  readonly problems: Problem[];
  readonly hasErrors: boolean;
}

/** Checks the content of this project. */
export async function checkContent(): Promise<CheckResult> {
  const problems = await check(CONTENT_DIR);
  return { problems, hasErrors: hasErrors(problems) };
}

/** How long a file that has just vanished gets to come back, in ms. */
const PATIENCE_MS = 300;

/**
 * The same while somebody is editing: a file may vanish between being listed and being read,
 * because an editor is saving it.
 */
export async function checkChangingContent(): Promise<CheckResult> {
  const result = await checkContent();
  if (!result.problems.some(({ isPassing }) => isPassing)) return result;
  await wait(PATIENCE_MS);
  return checkContent();
}

/**
 * First step of the other commands: content with errors goes no further.
 * @returns the warnings
 * @throws {UserError} with the report, when the content has errors
 */
export async function assertContent(): Promise<Problem[]> {
  say("Provjeravam sadržaj…");
  const { problems, hasErrors } = await checkContent();
  if (hasErrors) throw new UserError(reportText(problems));
  say(`${summary(problems)}\n`);
  return problems;
}

/**
 * What has to be filled in before the site is published, as text for the terminal.
 * @param problems what the check has found
 */
export function publishingWarnings(problems: readonly Problem[]): string[] {
  const envFiles = readEnvFiles(ROOT, "production");
  const messages = [
    ...(hasServiceKeys(process.env, envFiles) ? [] : [missingKeys()]),
    ...(isExampleUrl(siteUrl(process.env, envFiles)) ? [exampleAddress()] : []),
  ];
  const settings = messages.map(
    (message): Problem => ({ severity: "warning", file: ".env.production", ...message }),
  );
  return [...problems, ...settings].map(problemText);
}
