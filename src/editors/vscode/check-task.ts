import type { Problem } from "../../check/problem";
import { count } from "../../check/report";

/**
 * The check as a task of VS Code, which reads these lines and underlines what they name.
 * What is printed and what is recognised stand together here.
 */

// Letters that every terminal passes on unharmed.
const begin = "Provjeravam";
const end = "Provjera je gotova";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * The place comes first and everything in one line: a terminal on Windows may break a long one,
 * of which then the end of the message alone is lost. VS Code knows the two words in English only.
 */
function problemLine({ file, place, severity, what, fix }: Problem): string {
  // A file that is missing has no lines, yet VS Code shows nothing without one.
  const { line, column } = place ?? { line: 1, column: 1 };
  return `${file}:${line}:${column}: ${severity}: ${oneLine(`${what} ${fix}`)}`;
}

/** The first line of every round. */
export function beginText(): string {
  return `${begin} folder content …`;
}

/** The other lines of a round. */
export function roundText(problems: readonly Problem[]): string {
  const errors = count(problems, "error");
  const warnings = count(problems, "warning");
  return [
    ...problems.map(problemLine),
    `${end}. Broj grešaka: ${errors}. Broj upozorenja: ${warnings}.`,
  ].join("\n");
}

/** The other lines of a round that came to no result. */
export function brokenRoundText(reason: string): string {
  return `${oneLine(reason)}\n${end}.`;
}

/** `.vscode/tasks.json`. */
export function tasks(): object {
  return {
    version: "2.0.0",
    tasks: [
      {
        label: "Provjera sadržaja",
        detail: "Podvlači greške u folderu content, nakon svakog čuvanja.",
        // Not through npm: PowerShell on Windows refuses its script by default.
        type: "process",
        command: "node",
        args: ["scripts/run.mjs", "check", "--watch"],
        isBackground: true,
        runOptions: { runOn: "folderOpen", instanceLimit: 1 },
        presentation: { reveal: "never", panel: "dedicated", showReuseMessage: false },
        problemMatcher: {
          owner: "sanjalica",
          source: "Sanjalica",
          // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code puts its folder here
          fileLocation: ["relative", "${workspaceFolder}"],
          pattern: {
            regexp: "^(content(?:/.+?)?):(\\d+):(\\d+): (error|warning): (.*)$",
            file: 1,
            line: 2,
            column: 3,
            severity: 4,
            message: 5,
          },
          background: {
            activeOnStart: true,
            beginsPattern: `^${begin}`,
            endsPattern: `^${end}`,
          },
        },
      },
    ],
  };
}
