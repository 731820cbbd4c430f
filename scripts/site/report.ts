// The content check and the warnings before publishing, as the commands print them.
import { checkContent } from "../../src/check/disk/check-content";
import { hasErrors, type Message, type Problem } from "../../src/check/problem";
import { contentFolder } from "../../src/content/collections";
import { groupBy } from "../../src/domain/group-by";
import { contentPath } from "../system/paths";
import { UserError } from "../system/user-error";
import { type Env, hasServiceKeys } from "./env-files";
import { isExampleUrl, readRepository, readSiteUrl } from "./site-url";

const missingKeys: Message = {
  what: "Nisu upisani podaci servisa za slanje e-maila, pa objavljeni obrazac neće moći poslati upit.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite tri podatka; uz svaki piše gdje se nalazi.",
};

const exampleSite: Message = {
  what: "Nije upisana adresa stranice, pa pretraživači i podijeljeni linkovi dobijaju probnu adresu.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite adresu u red SITE_URL, npr. https://www.sanjalica.ba",
};

const missingRepository: Message = {
  what: "Nije upisan repozitorij, pa se na /admin niko ne može prijaviti.",
  fix: "Upišite ga u red EDITOR_REPOSITORY, npr. vrtic/stranica. Kada stranicu objavljuje GitHub, to nije potrebno.",
};

export const checkProjectContent = (): Promise<Problem[]> => checkContent(contentPath);

/**
 * Check the content before another command does its work.
 * @returns the warnings
 * @throws UserError with the report, when the content has errors
 */
export async function assertValidContent(): Promise<Problem[]> {
  console.log("Provjeravam sadržaj…");
  const problems = await checkProjectContent();
  if (hasErrors(problems)) throw new UserError(formatReport(problems));
  console.log(`${formatSummary(problems)}\n`);
  return problems;
}

/** Return what to look at before the site is published: the warnings of the check, and missing settings. */
export function getPublishingWarnings(problems: readonly Problem[], env: Env): string[] {
  const messages = [
    ...(hasServiceKeys(env) ? [] : [missingKeys]),
    ...(isExampleUrl(readSiteUrl(env)) ? [exampleSite] : []),
    ...(readRepository(env) ? [] : [missingRepository]),
  ];
  const settings = messages.map((message) =>
    formatMessage({ ...message, severity: "warning" }, ".env.production"),
  );
  return [...problems.map(formatProblem), ...settings];
}

const labels = { error: "GREŠKA", warning: "UPOZORENJE" } as const;

/** Return the path in the project: `content/pages/home.md`. */
const getProjectPath = ({ file }: Problem) => `${contentFolder}/${file}`;

function formatPlace(problem: Problem): string {
  const { position, fieldName } = problem;
  const lineAndColumn = position ? `:${position.line}:${position.column}` : "";
  const field = fieldName ? `, polje „${fieldName}”` : "";
  return getProjectPath(problem) + lineAndColumn + field;
}

const formatMessage = ({ severity = "error", what, fix }: Message, place: string) =>
  [`${labels[severity]}: ${what}`, `Gdje: ${place}`, `Šta uraditi: ${fix}`].join("\n");

/** Return the text of one problem: what is wrong, where, what to do. */
export const formatProblem = (problem: Problem) => formatMessage(problem, formatPlace(problem));

function countProblems(problems: readonly Problem[], severity: Problem["severity"]): number {
  return problems.filter((problem) => problem.severity === severity).length;
}

function formatSummary(problems: readonly Problem[]): string {
  const errors = countProblems(problems, "error");
  const warnings = countProblems(problems, "warning");
  if (errors > 0) {
    return `Broj grešaka: ${errors}. Broj upozorenja: ${warnings}. Stranica se ne može objaviti dok se greške ne isprave.\nNakon ispravke ponovo pokrenite npm run check.`;
  }
  return warnings > 0
    ? `Nema grešaka. Broj upozorenja: ${warnings}. Pročitajte ih prije objave.`
    : "Sadržaj je ispravan. Možete pogledati pregled i objaviti stranicu.";
}

/** Return the whole report, grouped by file. */
export function formatReport(problems: readonly Problem[]): string {
  const groups = [...groupBy(problems, getProjectPath)].map(
    ([file, ofFile]) => `${file}\n\n${ofFile.map(formatProblem).join("\n\n")}`,
  );
  return [...groups, formatSummary(problems)].join("\n\n");
}
