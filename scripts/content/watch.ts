import chokidar from "chokidar";

/**
 * Debounce in ms: editors save a file in several steps, and a checkout changes many files at once.
 */
const DEBOUNCE_MS = 100;

/**
 * Calls back after changes in a folder: once for changes in quick succession, and never while an
 * earlier call is still running.
 * @param onChange must not reject
 * @returns a function that stops watching; the promise resolves once changes are noticed
 */
export async function watchContent(
  onChange: () => Promise<void>,
  folder: string,
): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let changed = false;
  const run = async () => {
    changed = true;
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      await onChange();
    }
    running = false;
  };
  // Not `atomic`, which reports one save twice, 100 ms apart; the debounce joins such events
  // anyway.
  const options = { ignoreInitial: true, atomic: false };
  const watcher = chokidar.watch(folder, options).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE_MS);
  });
  await new Promise<void>((resolve) => watcher.on("ready", resolve));
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
