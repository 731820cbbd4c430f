// A copy of the tests' own content, which tests damage and check.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../../../src/check/disk/check-content";
import type { Problem } from "../../../../src/check/problem";
import { problemText } from "../../../../src/check/report";
import { normalizeText } from "../../../../src/content/normalize-text";
import { siteContent } from "../../../support/site";

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-check-"));
const folder = path.join(temporary, "content");

/** Files of which the check warns; without them it finds nothing. */
const warnedOf = ["notices/proslo.md", "files/nacrt.pdf", "pages/.skica.md"];

/** Makes the copy and checks it once: decoding all photos takes longer than a test may. */
beforeAll(async () => {
  await checkFolder(copyContent());
}, 120_000);

afterAll(() => fs.rmSync(temporary, { recursive: true, force: true }));

/** New contents of a file, a function that changes its text, or null to delete it. */
export type Damage = string | Uint8Array | ((text: string) => string) | null;

/** The undamaged text of a file, with LF as line end. */
export const soundText = (file: string) =>
  normalizeText(fs.readFileSync(path.join(siteContent, file), "utf8"));

/** Restores a file of the copy; one that the content does not have is removed. */
function restore(file: string): void {
  const to = path.join(folder, file);
  fs.rmSync(to, { recursive: true, force: true });
  const from = path.join(siteContent, file);
  if (warnedOf.includes(file) || !fs.existsSync(from)) {
    removeIfEmpty(path.dirname(to));
    return;
  }
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
  // A photo with another modification time would be decoded again.
  const { atime, mtime } = fs.statSync(from);
  fs.utimesSync(to, atime, mtime);
}

/** Removes a folder that a damage has created. */
function removeIfEmpty(directory: string): void {
  if (directory === folder || !fs.existsSync(directory)) return;
  if (fs.readdirSync(directory).length > 0) return;
  fs.rmdirSync(directory);
  removeIfEmpty(path.dirname(directory));
}

/** A fresh copy. */
export function copyContent(): string {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of fs.readdirSync(siteContent, { recursive: true, encoding: "utf8" })) {
    const file = name.replaceAll(path.sep, "/");
    if (fs.statSync(path.join(siteContent, file)).isFile()) restore(file);
  }
  return folder;
}

function apply(file: string, damage: Damage): void {
  const place = path.join(folder, file);
  fs.rmSync(place, { force: true });
  if (damage === null) return;
  const after = typeof damage === "function" ? damage(soundText(file)) : damage;
  if (typeof damage === "function" && after === soundText(file)) {
    throw new Error(`The damage does not change ${file}`);
  }
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, after);
}

/**
 * Checks the copy with some files damaged, and restores them.
 * @param damages by path below `content/`
 * @returns the problems, see `checkFolder`
 */
export async function checkDamaged(damages: Readonly<Record<string, Damage>>): Promise<Problem[]> {
  try {
    for (const [file, damage] of Object.entries(damages)) apply(file, damage);
    return await checkFolder(folder);
  } finally {
    for (const file of Object.keys(damages)) restore(file);
  }
}

/** Checks a folder; leaves out the warning about the example e-mail address. */
export async function checkFolder(checked: string): Promise<Problem[]> {
  const problems = await checkContent(checked);
  return problems.filter(({ what }) => !what.includes("probni podatak"));
}

/** Problems as they are printed. */
export function printed(problems: readonly Problem[]): string[] {
  return problems.map(problemText);
}

/** Problems in short: place below `content/`, `!` for a warning, what is wrong. */
export function listed(problems: readonly Problem[]): string[] {
  return problems.map(({ file, place, severity, what }) =>
    [
      file.replace("content/", "") + (place ? `:${place.line}:${place.column}` : ""),
      ...(severity === "warning" ? ["!"] : []),
      what,
    ].join(" "),
  );
}

type Damages = Readonly<Record<string, Damage>>;

/** Tests that hold what is reported of a file after each of the damages, in a snapshot. */
export function holdMessages(file: string, damages: Damages): void {
  for (const [name, damage] of Object.entries(damages)) {
    holdReport(`${file}: ${name}`, { [file]: damage });
  }
}

/** A test that holds what is reported of damages in several files, in a snapshot. */
export function holdReport(name: string, damages: Damages): void {
  it(`reports of ${name}`, async () => {
    const found = printed(await checkDamaged(damages));
    expect(found).not.toEqual([]);
    expect(found.join("\n\n")).toMatchSnapshot();
  });
}

/** Tests that nothing is found in a file after each of the changes. */
export function findNothing(file: string, changes: Damages): void {
  it.each(Object.entries(changes))(`finds nothing in ${file}: %s`, async (_name, change) => {
    expect(listed(await checkDamaged({ [file]: change }))).toEqual([]);
  });
}

/** A damage with each of the values, by the value as one line. */
export const withEach = (values: readonly string[], damage: (value: string) => Damage) =>
  Object.fromEntries(values.map((value) => [value.replaceAll("\n", "\\n"), damage(value)]));

/** Adds lines to the text of a file, after an empty one. */
export const below = (lines: string) => (text: string) => `${text.trimEnd()}\n\n${lines}\n`;

/** Replaces the first match. */
export function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => text.replace(from, () => to);
}
