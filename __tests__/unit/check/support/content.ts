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

export interface ExpectedProblem extends Pick<Problem, "severity"> {
  readonly at: string;
  readonly words: string;
  readonly file?: string;
}

const createExpectation =
  (severity: Problem["severity"]) =>
  (at: string, words: string, file?: string): ExpectedProblem => ({ severity, at, words, file });

/**
 * Expect a problem.
 * @param at with what the rest of the line starts where it is found; the file of a problem without a place in a text
 * @param words some words of what is wrong
 */
export const error = createExpectation("error");
export const warning = createExpectation("warning");

/** A test: what is checked, how it gets into the content, and the problems that it expects, in reading order. */
export type Case<Changed> = readonly [checked: string, changed: Changed, ...ExpectedProblem[]];

/** Return the title of a test, such as "refuses a missing field". */
function toTitle(checked: string, expected: readonly ExpectedProblem[]): string {
  const isRefused = expected.some(({ severity }) => severity === "error");
  const verb = isRefused ? "refuses" : expected.length > 0 ? "warns of" : "accepts";
  return `${verb} ${checked}`;
}

/** Return the problems of changed content in reading order. */
function listProblems(changes: Changes) {
  const texts = applyChanges(changes);
  const problems = check(changes).map(({ file, position, severity, what }) => {
    const { line = 0, column = 0 } = position ?? {};
    const text = texts.get(file)?.split("\n")[line - 1];
    const at = text?.slice(column - 1) ?? file;
    return { severity, at, what, file, place: `${file} ${line} ${column}` };
  });
  const numeric = { numeric: true };
  return problems.sort((one, other) => one.place.localeCompare(other.place, "en", numeric));
}

export function testProblems(...cases: Case<Changes>[]) {
  for (const [checked, changes, ...expected] of cases) {
    it(toTitle(checked, expected), () => {
      const found = listProblems(changes).map(({ severity, at, what, file }, index) => {
        const one = expected[index];
        const words = one && what.includes(one.words) ? one.words : what;
        return { severity, at: at.slice(0, one?.at.length), words, file: one?.file && file };
      });
      expect(found).toEqual(expected);
    });
  }
}

/** The same for changes of one file, which has the problems. */
export function testFile(file: string, ...cases: Case<Change>[]) {
  describe(`in ${file}`, () => {
    testProblems(
      ...cases.map(([checked, change, ...expected]): Case<Changes> => {
        return [checked, { [file]: change }, ...expected.map((problem) => ({ ...problem, file }))];
      }),
    );
  });
}

/** Replace the first match. */
export const edit = (from: string | RegExp, to: string) => (text: string) =>
  text.replace(from, () => to);

/** Add lines to the text of a file, after an empty one. */
export const appendLines = (lines: string) => (text: string) => `${text.trimEnd()}\n\n${lines}\n`;
