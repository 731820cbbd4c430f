import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../../../src/check/check-content";
import type { Problem } from "../../../../src/check/problem";
import { problemText } from "../../../../src/check/report";
import { normalizeText } from "../../../../src/content/text";

const shipped = path.resolve(__dirname, "../../../../content");
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-check-"));
const cacheFile = path.join(temporary, "photos.json");

/** Looks at every photo once, which no single test should have to wait for. */
beforeAll(async () => {
  await checkFolder(copyContent());
}, 120_000);

afterAll(() => fs.rmSync(temporary, { recursive: true, force: true }));

/** What a damage does: a new text or new bytes, a change of the shipped text, or null to delete the file. */
export type Damage = string | Uint8Array | ((text: string) => string) | null;

/** A shipped text, with LF however it was saved last. */
export const shippedText = (file: string) =>
  normalizeText(fs.readFileSync(path.join(shipped, file), "utf8"));

function apply(file: string, damage: Damage): void {
  fs.rmSync(file, { force: true });
  if (damage === null) return;
  const name = path.relative(path.join(temporary, "content"), file);
  const after = typeof damage === "function" ? damage(shippedText(name)) : damage;
  if (typeof damage === "function" && after === shippedText(name)) {
    throw new Error(`The damage does not change ${file}`);
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, after);
}

/** A fresh copy of the shipped content; photos are links, so that their verdicts are kept. */
export function copyContent(): string {
  const folder = path.join(temporary, "content");
  fs.rmSync(folder, { recursive: true, force: true });
  for (const file of fs.readdirSync(shipped, { recursive: true, encoding: "utf8" })) {
    const from = path.join(shipped, file);
    if (fs.statSync(from).isDirectory()) continue;
    const to = path.join(folder, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (/\.(md|yml)$/.test(file)) fs.copyFileSync(from, to);
    else linkOrCopy(from, to);
  }
  return folder;
}

/** The temporary folder may be on another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
    const { atime, mtime } = fs.statSync(from);
    fs.utimesSync(to, atime, mtime);
  }
}

/**
 * Checks the shipped content with some files damaged.
 * @param damages by path below `content/`
 * @returns what is found beyond the three warnings about the example contact data
 */
export async function checkDamaged(damages: Readonly<Record<string, Damage>>): Promise<Problem[]> {
  const folder = copyContent();
  for (const [file, damage] of Object.entries(damages)) apply(path.join(folder, file), damage);
  return checkFolder(folder);
}

/** Checks a folder; the three warnings about the example contact data are left out. */
export async function checkFolder(folder: string): Promise<Problem[]> {
  const problems = await checkContent({ folder, cacheFile });
  return problems.filter(({ what }) => !what.includes("probni podatak"));
}

/** Found problems as they are printed. */
export function printed(problems: readonly Problem[]): string[] {
  return problems.map(problemText);
}

/** Found problems in short: place below `content/`, `!` for a warning, what is wrong. */
export function listed(problems: readonly Problem[]): string[] {
  return problems.map(({ file, place, severity, what }) =>
    [
      file.replace("content/", "") + (place ? `:${place.line}:${place.column}` : ""),
      ...(severity === "warning" ? ["!"] : []),
      what,
    ].join(" "),
  );
}

/** Replaces the first match, in the shipped text. */
export function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => text.replace(from, () => to);
}
