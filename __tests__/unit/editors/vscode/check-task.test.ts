/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../../../src/check/problem";
import { beginText, brokenRoundText, roundText } from "../../../../src/editors/vscode/check-task";
import { checkDamaged, swap } from "../../check/support/content-copy";

interface Matcher {
  readonly pattern: Readonly<Record<string, string | number>>;
  readonly background: { readonly beginsPattern: string; readonly endsPattern: string };
}

const file = path.resolve(__dirname, "../../../../.vscode/tasks.json");
const [task] = (JSON.parse(readFileSync(file, "utf8")) as { tasks: { problemMatcher: Matcher }[] })
  .tasks;
if (!task) throw new Error("There is no task");
const { pattern, background } = task.problemMatcher;

/** The problem that VS Code's matcher recognises in a line, if any. */
function recognised(line: string) {
  const match = new RegExp(String(pattern.regexp)).exec(line);
  const group = (name: string) => match?.[Number(pattern[name])]?.trim();
  const found = {
    file: group("file"),
    line: Number(group("line")),
    column: Number(group("column")),
    severity: group("severity"),
    message: group("message"),
  };
  return match && found.file && found.line && found.message ? [found] : [];
}

const lines = (problems: readonly Problem[]) => roundText(problems).split("\n");

it("prints every problem on one line that VS Code recognises, with or without a place", async () => {
  const problems = await checkDamaged({
    "pages/gallery.md": null,
    "gallery/foto7.webp": null,
    "perks/moja kartica.txt": "x",
    "pages/home.md": (text) => `${text}\n\n<b>podebljano\nu dva reda</b>\n`,
    "site/centre.yml": swap('"18:00"', '"06:00"'),
    "site/closures.yml": 'closures:\n  - from: "2026-03-01"\n    reason: "Praznik"\n',
    "site/interface.yml": swap('"Kontakt"', '"Kont"akt"'),
    "program/education.md": swap(/^ {4}title: .*$/m, '    title: "Igra " i rad"'),
  });
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(["error", "warning"]));
  const printed = lines(problems);
  expect(printed).toHaveLength(problems.length + 1);
  expect(printed.flatMap(recognised)).toEqual(
    problems.map(({ file: where, place, severity, what }) => ({
      file: where,
      line: place?.line ?? 1,
      column: place?.column ?? 1,
      severity,
      message: expect.stringContaining(what.split("\n")[0] ?? ""),
    })),
  );
  // The remedy follows the problem.
  expect(printed.join()).toMatch(/site\/centre\.yml:19:7.*Upisano je: 06:30 do 06:00\. \p{Lu}/u);
});

it("recognises where a round begins and ends", () => {
  const begins = (line: string) => new RegExp(background.beginsPattern).test(line);
  const ends = (line: string) => new RegExp(background.endsPattern).test(line);
  expect([begins(beginText()), ends(beginText())]).toEqual([true, false]);
  for (const round of [roundText([]), brokenRoundText("Dogodila se greška:\n a")]) {
    const last = round.split("\n").at(-1) ?? "";
    expect([begins(last), ends(last), recognised(last)]).toEqual([false, true, []]);
  }
});
