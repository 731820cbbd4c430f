// Live editing shows the last content that was right: Gatsby reads a copy of content/, which takes
// a change over once the check has passed it.
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

/** @returns paths of the files in it */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    // Of a link, what it leads to; one that leads nowhere is none of the content.
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** @returns true when both are the same file, judged by size and time */
function isSame(from: string, to: string): boolean {
  if (!existsSync(to)) return false;
  const [one, other] = [statSync(from), statSync(to)];
  // Copied times may lose their fractions of a millisecond.
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
}

/** Makes one folder like another; files that are the same already are not touched. */
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
