// The content check of src/check, for the commands.

import { checkContent } from "../../src/check/disk/check-content";
import { groupBy } from "../../src/check/group-by";
import { hasErrors, type Message, type Problem } from "../../src/check/problem";
import { isExampleUrl, siteUrl } from "../settings/addresses";
import { hasServiceKeys, readEnvFiles } from "../settings/env-files";
import { CONTENT_DIR, ROOT } from "../system/paths";
import { UserError } from "../system/user-error";

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
 * Check the content before another command does its work.
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

/** Return what to look at before the site is published: the warnings of the check, and missing settings. */
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

const labels = { error: "GREŠKA", warning: "UPOZORENJE" } as const;

function where({ file, place, field }: Problem): string {
  const position = place ? `:${place.line}:${place.column}` : "";
  return `${file}${position}${field ? `, polje „${field}”` : ""}`;
}

/** Return the text of one problem: what is wrong, where, what to do. */
export function problemText(problem: Problem): string {
  return [
    `${labels[problem.severity]}: ${problem.what}`,
    `Gdje: ${where(problem)}`,
    `Šta uraditi: ${problem.fix}`,
  ].join("\n");
}

function count(problems: readonly Problem[], severity: Problem["severity"]): number {
  return problems.filter((problem) => problem.severity === severity).length;
}

/** Return the last lines of a report. */
function summary(problems: readonly Problem[]): string {
  const errors = count(problems, "error");
  const warnings = count(problems, "warning");
  if (errors > 0) {
    return `Broj grešaka: ${errors}. Broj upozorenja: ${warnings}. Stranica se ne može objaviti dok se greške ne isprave.\nNakon ispravke ponovo pokrenite npm run check.`;
  }
  return warnings > 0
    ? `Nema grešaka. Broj upozorenja: ${warnings}. Pročitajte ih prije objave.`
    : "Sadržaj je ispravan. Možete pogledati pregled i objaviti stranicu.";
}

/** Return the whole report, grouped by file. */
export function reportText(problems: readonly Problem[]): string {
  const groups = [...groupBy(problems, ({ file }) => file)].map(
    ([file, own]) => `${file}\n\n${own.map(problemText).join("\n\n")}`,
  );
  return [...groups, summary(problems)].join("\n\n");
}

/** Escape a text for a workflow command; in properties, `:` and `,` are separators. */
function escaped(text: string, isProperty: boolean): string {
  const unsafe = isProperty ? /[%\r\n:,]/g : /[%\r\n]/g;
  return text.replace(unsafe, (letter) => encodeURIComponent(letter));
}

/**
 * One problem as a workflow command, which GitHub shows at its line in the pull request.
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export function annotation({ severity, what, fix, file, place }: Problem): string {
  const properties = [
    `file=${escaped(file, true)}`,
    ...(place ? [`line=${place.line}`, `col=${place.column}`] : []),
    `title=${escaped(labels[severity], true)}`,
  ];
  return `::${severity} ${properties.join(",")}::${escaped(`${what}\n${fix}`, false)}`;
}
