// The tests' own content in memory, which tests change and check.
import { checkFiles, getReportedProblems } from "../../../../src/check/check-files";
import { toContentFile } from "../../../../src/check/content-file";
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

function changed(file: string, change: Change): string | null {
  if (typeof change !== "function") return change;
  const after = change(sound.get(file) ?? "");
  if (after === sound.get(file)) throw new Error(`The change leaves ${file} as it is.`);
  return after;
}

/** Check the names and fields of the content after some changes. */
export function check(changes: Changes = {}): readonly Problem[] {
  const texts = new Map(sound);
  for (const [file, change] of Object.entries(changes)) {
    const text = changed(file, change);
    if (text === null) texts.delete(file);
    else texts.set(file, text);
  }
  const read = [...texts].flatMap(([file, text]) => {
    const collection = getCollection(file);
    return collection ? toContentFile(file, collection, normalizeText(text)) : [];
  });
  // Every e-mail address of the tests is an example.
  return getReportedProblems(checkFiles([...texts.keys()], read)).filter(
    ({ what }) => !what.includes("probni podatak: pisite@"),
  );
}

/** Problems in short: `!` for a warning, place in the content, what is wrong. */
export const formatProblems = (problems: readonly Problem[]) =>
  problems.map(({ file, position, severity, what }) =>
    [
      severity === "warning" ? "! " : "",
      file.replace("content/", ""),
      position ? `:${position.line}:${position.column}` : "",
      ` ${what}`,
    ].join(""),
  );

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a short problem looks like: its place, then words of the message. */
const toMatcher = (expected: string) => {
  const [, start = "", words = ""] = /^((?:! )?\S+) (.*)$/.exec(expected) ?? [];
  return expect.stringMatching(
    new RegExp(`^${escapeForPattern(start)} .*${escapeForPattern(words)}`, "s"),
  );
};

/** Test what is reported of changes, each as its severity, its place and some words of the message. */
export function testProblems(
  ...cases: (readonly [name: string, Changes, ...expected: string[]])[]
) {
  it.each(cases.map(([name, ...rest]) => [name, rest] as const))(
    "%s",
    (_name, [changes, ...expected]) => {
      expect(formatProblems(check(changes as Changes)).sort()).toEqual(
        (expected as string[]).map(toMatcher),
      );
    },
  );
}

/** The same for changes of one file; places are in it. */
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
            ...expected.map((one) => one.replace(/^(! )?(?=\d)/, `$1${file}:`)),
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
