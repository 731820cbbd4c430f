// Live editing shows the last valid content: Gatsby reads a copy of content/, which is updated once
// the check has passed.
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { readFolder } from "../../src/check/disk/read-folder";

/** @returns true when both files have the same size and modification time */
function isSame(from: string, to: string): boolean {
  if (!existsSync(to)) return false;
  const [one, other] = [statSync(from), statSync(to)];
  // Copying a time may drop fractions of a millisecond.
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
}

/**
 * Makes `target` a copy of the content in `source` without touching files that are already the same.
 */
export function mirrorFolder(source: string, target: string) {
  mkdirSync(target, { recursive: true });
  const { files } = readFolder(source);
  const wanted = new Set(files);
  for (const file of readFolder(target).files) {
    if (!wanted.has(file)) rmSync(path.join(target, file));
  }
  for (const file of files) {
    const [from, to] = [path.join(source, file), path.join(target, file)];
    if (isSame(from, to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}
