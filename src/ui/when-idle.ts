/** Work is done after this many ms at the latest, however busy the page is. */
const latestMs = 2000;
/** Safari has no idle callbacks: the page's own beginning is over by then. */
const withoutIdleMs = 200;

/**
 * Does something once the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(request);
}
