import type { Problem } from "../../check/problem";
import { count } from "../../check/report";

// The content check as a task of VS Code, whose problem matcher parses these lines and underlines
// the places. The format and the matcher that parses it belong together.

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

/** The contents of `.vscode/tasks.json`. */
export function tasks(): object {
  return {
    version: "2.0.0",
    tasks: [
      {
        label: "Provjera sadržaja",
        detail: "Podvlači greške u folderu content, nakon svakog čuvanja.",
        // Not through npm: PowerShell on Windows refuses to run npm's script by default.
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
