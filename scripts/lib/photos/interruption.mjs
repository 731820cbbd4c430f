// @ts-check
import { interruption } from "../../system/report";

const SIGNALS = /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a task that ends in an orderly way when the person presses Ctrl+C or closes the window.
 * @template T
 * @param {(check: () => void) => Promise<T>} task calls `check` where it may end: it throws then.
 *   Elsewhere signals wait: npm passes each Ctrl+C on, so that it comes twice.
 * @returns {Promise<T>}
 * @throws {UserError} when the task ended so, see isInterruption
 */
export async function interruptible(task) {
  let interrupted = false;
  const onSignal = () => {
    interrupted = true;
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await task(() => {
      if (interrupted) throw interruption();
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
