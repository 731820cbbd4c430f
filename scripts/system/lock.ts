// One command at a time: a file that names the processes at work.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import path from "node:path";
import { errorCode } from "./disk-error";

/** @returns true while the process runs */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
  try {
    // One that has ended, and whose parent has not asked for its result: in containers for ever.
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return true;
  }
}

const WRITING_MS = 50;

/** @returns what it says; it is empty for a moment, while it is being written */
function readLock(lock: string): string {
  const text = readFileSync(lock, "utf8");
  if (text) return text;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING_MS);
  return readFileSync(lock, "utf8");
}

/** @returns the running ones of the processes that it names, the command's own first */
export function lockHolders(lock: string): number[] {
  try {
    // After a restart of the computer their numbers may be those of other processes.
    const startedAt = Date.now() - uptime() * 1000;
    if (statSync(lock).mtimeMs < startedAt) return [];
    return readLock(lock).split("\n").filter(Boolean).map(Number).filter(isRunning);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

/**
 * @param lock a file
 * @returns false when another running command has it
 * @throws {Error} the system's error
 */
export function takeLock(lock: string): boolean {
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: "wx", flush: true });
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  if (lockHolders(lock).length > 0) return false;
  rmSync(lock, { force: true });
  return takeLock(lock);
}
