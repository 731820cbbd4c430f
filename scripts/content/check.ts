// The content check of src/check, for the commands.
import { asked, unanswered } from "../../src/check/check-asked";
import { isReadable } from "../../src/check/content-file";
import { checkContent } from "../../src/check/disk/check-content";
import { readText } from "../../src/check/disk/read-folder";
import { hasErrors, type Message, type Problem } from "../../src/check/problem";
import { hasServiceKeys, readEnvFiles } from "../settings/env-files";
import { isExampleUrl, siteUrl } from "../settings/site-url";
import { CONTENT_DIR, ROOT } from "../system/paths";
import { UserError } from "../system/user-error";
import { problemText, reportText, summary } from "./report";

const missingKeys = (): Message => ({
  what: "Nisu upisani podaci servisa za slanje e-maila, pa objavljeni obrazac neće moći poslati upit.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite tri podatka; uz svaki piše gdje se nalazi.",
});

const exampleAddress = (): Message => ({
  what: "Nije upisana adresa stranice, pa pretraživači i podijeljeni linkovi dobijaju probnu adresu.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite adresu u red SITE_URL, npr. https://www.sanjalica.ba",
});

export function checkProjectContent(): Promise<Problem[]> {
  return checkContent(CONTENT_DIR);
}

/**
 * Checks the content before another command does its work.
 * @returns the warnings
 * @throws {UserError} with the report, when the content has errors
 */
export async function assertContent(): Promise<Problem[]> {
  console.log("Provjeravam sadržaj…");
  const problems = await checkProjectContent();
  if (hasErrors(problems)) throw new UserError(reportText(problems));
  console.log(`${summary(problems)}\n`);
  return problems;
}

/** What parents ask and the content does not say. */
const missingAnswers = () =>
  Object.keys(asked)
    .map((file) => readText(CONTENT_DIR, file))
    .filter(isReadable)
    .flatMap(unanswered);

/** What to look at before the site is published: the warnings of the check, what is missing, and settings. */
export function publishingWarnings(problems: readonly Problem[]): string[] {
  const envFiles = readEnvFiles(ROOT, "production");
  const messages = [
    ...(hasServiceKeys(process.env, envFiles) ? [] : [missingKeys()]),
    ...(isExampleUrl(siteUrl(process.env, envFiles)) ? [exampleAddress()] : []),
  ];
  const settings = messages.map(
    (message): Problem => ({ severity: "warning", file: ".env.production", ...message }),
  );
  return [...problems, ...missingAnswers(), ...settings].map(problemText);
}
