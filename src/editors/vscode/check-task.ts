import type { Problem } from "../../check/problem";
import { count } from "../../check/report";

// The lines that the content check prints as a task of VS Code. The problem matcher in
// .vscode/tasks.json parses them and underlines the places; a test holds that the two fit.

// ASCII only, which no terminal garbles.
const begin = "Provjeravam";
const end = "Provjera je gotova";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * One line with the place first: a terminal on Windows may wrap a long line, and then only the end
 * of the message is lost. VS Code recognises the severity in English only.
 */
function problemLine({ file, place, severity, what, fix }: Problem): string {
  // A missing file has no lines, but VS Code ignores a problem without one.
  const { line, column } = place ?? { line: 1, column: 1 };
  return `${file}:${line}:${column}: ${severity}: ${oneLine(`${what} ${fix}`)}`;
}

/** The line that starts a round of the check. */
export function beginText(): string {
  return `${begin} folder content …`;
}

/** The problems of a round and the line that ends it. */
export function roundText(problems: readonly Problem[]): string {
  const errors = count(problems, "error");
  const warnings = count(problems, "warning");
  return [
    ...problems.map(problemLine),
    `${end}. Broj grešaka: ${errors}. Broj upozorenja: ${warnings}.`,
  ].join("\n");
}

/** The lines that end a round which failed to run. */
export function brokenRoundText(reason: string): string {
  return `${oneLine(reason)}\n${end}.`;
}
