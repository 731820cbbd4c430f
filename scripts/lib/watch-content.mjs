// @ts-check
import { watch } from "node:fs";
import { CONTENT_DIR } from "./paths.mjs";

/** Editors write a file in several steps, and a checkout many files at once; in ms. */
const QUIET_MS = 60;

/**
 * Calls back after changes in content/, once for changes that come together and never twice at once.
 * @param {() => Promise<void>} onChange must not reject
 * @param {string} [folder]
 * @returns {() => void} stops watching
 */
export function watchContent(onChange, folder = CONTENT_DIR) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = false;
  let changed = false;
  const run = async () => {
    if (running) {
      changed = true;
      return;
    }
    running = true;
    do {
      changed = false;
      await onChange();
    } while (changed);
    running = false;
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
