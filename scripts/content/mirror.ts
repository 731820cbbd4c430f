// Live editing shows the last valid content: Gatsby reads a copy of content/, which is updated once
// the check has passed.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import path from "node:path";

/** @returns relative paths of all files in a folder */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    // Follows symbolic links and skips broken ones.
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** @returns true when both files have the same size and modification time */
function isSame(from: string, to: string): boolean {
  if (!existsSync(to)) return false;
  const [one, other] = [statSync(from), statSync(to)];
  // Copying a time may drop fractions of a millisecond.
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
}

/** Makes `target` a copy of `source` without touching files that are already the same. */
export function mirrorFolder(source: string, target: string) {
  mkdirSync(target, { recursive: true });
  const files = filesIn(source);
  const wanted = new Set(files);
  for (const file of filesIn(target)) if (!wanted.has(file)) rmSync(path.join(target, file));
  for (const file of files) {
    const [from, to] = [path.join(source, file), path.join(target, file)];
    if (isSame(from, to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}
