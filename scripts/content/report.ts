import { groupBy } from "../../src/check/group-by";
import type { Problem } from "../../src/check/problem";

const labels = { error: "GREŠKA", warning: "UPOZORENJE" } as const;

function where({ file, place, field }: Problem): string {
  const position = place ? `:${place.line}:${place.column}` : "";
  return `${file}${position}${field ? `, polje „${field}”` : ""}`;
}

/** The text of one problem: what is wrong, where, what to do. */
export function problemText(problem: Problem): string {
  return [
    `${labels[problem.severity]}: ${problem.what}`,
    `Gdje: ${where(problem)}`,
    `Šta uraditi: ${problem.fix}`,
  ].join("\n");
}

export function count(problems: readonly Problem[], severity: Problem["severity"]): number {
  return problems.filter((problem) => problem.severity === severity).length;
}

/** The last lines of a report. */
export function summary(problems: readonly Problem[]): string {
  const errors = count(problems, "error");
  const warnings = count(problems, "warning");
  if (errors > 0) {
    return `Broj grešaka: ${errors}. Broj upozorenja: ${warnings}. Stranica se ne može objaviti dok se greške ne isprave.\nNakon ispravke ponovo pokrenite npm run check.`;
  }
  return warnings > 0
    ? `Nema grešaka. Broj upozorenja: ${warnings}. Pročitajte ih prije objave.`
    : "Sadržaj je ispravan. Možete pogledati pregled i objaviti stranicu.";
}

/** The whole report, grouped by file. */
export function reportText(problems: readonly Problem[]): string {
  const groups = [...groupBy(problems, ({ file }) => file)].map(
    ([file, own]) => `${file}\n\n${own.map(problemText).join("\n\n")}`,
  );
  return [...groups, summary(problems)].join("\n\n");
}

/** Escapes a text for a workflow command; in properties, `:` and `,` are separators. */
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
