import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { errorCode } from "../system/disk-error";

const retries = 10;
const retryDelayMs = 100;

/** Writes a file that does not exist, and waits until the disk has it. */
export function writeDurably(file: string, contents: string | Uint8Array): void {
  writeFileSync(file, contents, { flag: "wx", flush: true });
}

/** Waits until the disk has a folder's new names. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder, and writes names at once.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } catch (error) {
    // Network disks may not know this for folders.
    if (!["EINVAL", "ENOTSUP"].includes(errorCode(error))) throw error;
  } finally {
    closeSync(handle);
  }
}

/** Gives a file a second name that is free, or where the disk cannot do that a copy. */
export function duplicate(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    const handle = openSync(to, "r+");
    fsyncSync(handle);
    closeSync(handle);
  }
}

/**
 * Moves a file on the same disk, over another of that name; waits for programs that hold it open for
 * a moment, as virus scanners on Windows do.
 * @throws Error of the system
 */
export function replaceFile(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (attempt === retries || !["EPERM", "EBUSY", "EACCES"].includes(errorCode(error))) {
        throw error;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryDelayMs);
    }
  }
}

/**
 * A name that nothing has yet, in letters of either case: `a`, else `a-2` and so on.
 * @param taken in small letters; takes the name in
 */
export function freeName(base: string, ending: string, taken: Set<string>): string {
  let name = base + ending;
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${base}-${copy}${ending}`;
  taken.add(name.toLowerCase());
  return name;
}
