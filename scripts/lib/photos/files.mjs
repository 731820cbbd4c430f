// @ts-check
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";

const RETRIES = 10;
const RETRY_DELAY_MS = 100;

/**
 * Writes a file and waits until the disk has it.
 * @param {string} file that does not exist
 * @param {string | Uint8Array} contents
 */
export function writeDurably(file, contents) {
  writeFileSync(file, contents, { flag: "wx", flush: true });
}

/**
 * Waits until the disk has a folder's new names.
 * @param {string} folder
 */
export function syncFolder(folder) {
  // Windows cannot open a folder, and writes names at once.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } catch (error) {
    // Network disks may not know this for folders.
    const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? "";
    if (!["EINVAL", "ENOTSUP"].includes(code)) throw error;
  } finally {
    closeSync(handle);
  }
}

/**
 * Gives a file a second name, or where the disk cannot do that a copy.
 * @param {string} from
 * @param {string} to that does not exist
 */
export function duplicate(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    const handle = openSync(to, "r+");
    fsyncSync(handle);
    closeSync(handle);
  }
}

/**
 * Moves a file, over another of that name; waits for programs that hold it open for a moment, as
 * virus scanners on Windows do.
 * @param {string} from
 * @param {string} to on the same disk
 * @throws {Error} the system's error
 */
export function replaceFile(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return renameSync(from, to);
    } catch (error) {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? "";
      if (attempt === RETRIES || !["EPERM", "EBUSY", "EACCES"].includes(code)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY_MS);
    }
  }
}

/**
 * Puts a copy of a file in another's place in one step: never half of it.
 * @param {string} from
 * @param {string} to
 * @param {string} part name for the copy on its way, on the same disk
 */
export function placeCopy(from, to, part) {
  rmSync(part, { force: true });
  duplicate(from, part);
  replaceFile(part, to);
}
