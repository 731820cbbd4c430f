// The tests' own content in memory, which tests change and check.
import { checkFiles, getReportedProblems } from "../../../../src/check/check-files";
import { readContentText } from "../../../../src/check/content-file";
import type { Problem } from "../../../../src/check/problem";
import { getCollection } from "../../../../src/content/collections";
import { normalizeText } from "../../../../src/content/file-text";
import { getFileText, siteFiles } from "../../../support/content-files";

/** A new text, a function that changes a text, or null for a file that is deleted. */
export type Change = string | ((text: string) => string) | null;

export type Changes = Readonly<Record<string, Change>>;

/** Files of which the check warns; without them it finds nothing. */
const warnedOf = ["notices/proslo.md", "files/nacrt.pdf"];

const names = siteFiles.filter((file) => !warnedOf.includes(file));

/** The text of a file with fields; of others a check of names and fields reads none. */
export const soundText = (file: string) => (getCollection(file) ? getFileText(file) : "");

const sound: ReadonlyMap<string, string> = new Map(names.map((file) => [file, soundText(file)]));

/** Return the texts of the content after some changes. */
function applyChanges(changes: Changes): ReadonlyMap<string, string> {
  const texts = new Map(sound);
  for (const [file, change] of Object.entries(changes)) {
    const text = typeof change === "function" ? change(sound.get(file) ?? "") : change;
    if (text === sound.get(file)) throw new Error(`The change leaves ${file} as it is.`);
    if (text === null) texts.delete(file);
    else texts.set(file, normalizeText(text));
  }
  return texts;
}

/** Check the names and fields of the content after some changes. */
export function check(changes: Changes = {}): readonly Problem[] {
  const texts = [...applyChanges(changes)];
  const content = new Map(texts.map(([file, text]) => [file, readContentText(file, text)]));
  // Every e-mail address of the tests is an example.
  return getReportedProblems(checkFiles(content)).filter(
    ({ what }) => !what.includes("probni podatak: pisite@"),
  );
}

/** Problems in short: `!` for a warning, the file, the rest of the line after `@`, what is wrong. */
function formatProblems(changes: Changes): string[] {
  const texts = applyChanges(changes);
  return check(changes).map(({ file, position, severity, what }) => {
    const line = position && texts.get(file)?.split("\n")[position.line - 1];
    const place = position ? `@${line?.slice(position.column - 1)}` : "";
    return `${severity === "warning" ? "! " : ""}${file}${place} | ${what}`;
  });
}

/** Return whether a problem starts as expected, up to the last `|`, and says what stands after it. */
function isExpected(problem: string, expected = ""): boolean {
  const end = expected.lastIndexOf(" | ");
  const [start, words] = [expected.slice(0, end), expected.slice(end + " | ".length)];
  return end > 0 && problem.startsWith(start) && problem.includes(words);
}

/** Test what is reported of changes: for each problem its start as above, `|`, and some words of the message. */
export function testProblems(
  ...cases: (readonly [name: string, Changes, ...expected: string[]])[]
) {
  it.each(cases.map(([name, ...rest]) => [name, rest] as const))(
    "%s",
    (_name, [changes, ...expected]) => {
      const problems = formatProblems(changes as Changes).sort();
      const shown = problems.map((problem, index) =>
        isExpected(problem, expected[index] as string) ? expected[index] : problem,
      );
      expect(shown).toEqual(expected);
    },
  );
}

/** The same for changes of one file, to which the texts belong. */
export function testFile(
  file: string,
  ...cases: (readonly [name: string, Change, ...expected: string[]])[]
) {
  describe(`in ${file}`, () => {
    testProblems(
      ...cases.map(
        ([name, change, ...expected]) =>
          [
            name,
            { [file]: change },
            ...expected.map((one) => one.replace("@", `${file}@`)),
          ] as const,
      ),
    );
  });
}

/** Replace the first match. */
export const edit = (from: string | RegExp, to: string) => (text: string) =>
  text.replace(from, () => to);

/** Add lines to the text of a file, after an empty one. */
export const appendLines = (lines: string) => (text: string) => `${text.trimEnd()}\n\n${lines}\n`;
