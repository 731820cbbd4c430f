import chokidar from "chokidar";

/** Editors write a file in several steps, and a checkout many files at once; in ms. */
const QUIET_MS = 100;

/**
 * Calls back after changes in a folder, once for changes that come together and never twice at once.
 * @param onChange must not reject
 * @returns stops watching; resolves once every change is heard of
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
  // Not `atomic`, which would tell of one save twice, 100 ms apart: what comes together is one here.
  const options = { ignoreInitial: true, atomic: false };
  const watcher = chokidar.watch(folder, options).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
  await new Promise<void>((resolve) => watcher.on("ready", resolve));
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
