import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file under another name first and then renames it, so that an interruption or a full
 * disk leaves the old file, or none, but never half of the new one.
 */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const beside = `${file}.tmp`;
  try {
    writeFileSync(beside, data, { flush: true });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
