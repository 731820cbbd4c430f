// @ts-check
import { readdirSync, watch } from "node:fs";
import path from "node:path";

/** Editors write a file in several steps, and a checkout many files at once; in ms. */
const QUIET_MS = 100;

/**
 * @param {string} folder
 * @returns {string[]} the folder and every folder in it
 */
function foldersBelow(folder) {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [folder, ...inside.flatMap((entry) => foldersBelow(path.join(folder, entry.name)))];
}

/**
 * @param {string} folder
 * @param {boolean} recursive
 * @param {() => void} onEvent
 */
function watcherOf(folder, recursive, onEvent) {
  // An error means that the folder is gone; whoever watches the one around it hears of that.
  return watch(folder, { recursive }, onEvent).on("error", () => {});
}

/**
 * One watcher a folder, for Linux: with `recursive` Node.js watches single files there, and loses
 * a file for good when an editor saves it by renaming.
 * @param {string} root
 * @param {() => void} onEvent
 */
function watchEveryFolder(root, onEvent) {
  /** @type {import("node:fs").FSWatcher[]} */
  let watchers = [];
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const renew = () => {
    close();
    try {
      for (const folder of foldersBelow(root)) watchers.push(watcherOf(folder, false, onEvent));
    } catch {
      // A folder vanished meanwhile: its parent, watched already, reports that.
    }
  };
  renew();
  return { renew, close };
}

/**
 * @param {string} root
 * @param {() => void} onEvent
 */
function watchTree(root, onEvent) {
  if (process.platform === "linux") return watchEveryFolder(root, onEvent);
  const watcher = watcherOf(root, true, onEvent);
  return { renew: () => {}, close: () => watcher.close() };
}

/**
 * Calls back after changes in a folder, once for changes that come together and never twice at once.
 * @param {() => Promise<void>} onChange must not reject
 * @param {string} folder
 * @returns {() => void} stops watching
 */
export function watchContent(onChange, folder) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = false;
  let changed = false;
  const run = async () => {
    changed = true;
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      // Before the change is looked at, so that nothing is missed in between.
      tree.renew();
      await onChange();
    }
    running = false;
  };
  const tree = watchTree(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    tree.close();
  };
}
