/** The callback runs after this many ms at the latest, however busy the page is. */
const timeoutMs = 2000;
/** Delay in Safari, which has no idle callbacks. The page has usually started by then. */
const fallbackMs = 200;

/**
 * Runs a callback once the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, fallbackMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(request);
}
