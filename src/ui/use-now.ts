import { useEffect, useState } from "react";

/** The callback runs after this many ms at the latest, however busy the page is. */
const timeoutMs = 2000;
/** Delay in Safari, which has no idle callbacks. The page has usually started by then. */
const fallbackMs = 200;

/**
 * Runs a callback once the browser is idle.
 * @returns a function that cancels it
 */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, fallbackMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(request);
}

const refreshMs = 30_000;

/** The time that an earlier page of this visit has read. */
let last: Date | null = null;

/**
 * The time, read every half minute.
 * @returns null until the first page of a visit is hydrated and idle: a built page does not know when
 * it is read, and the first use of a time zone is slow
 */
export function useNow(): Date | null {
  const [now, setNow] = useState(last);

  useEffect(() => {
    const refresh = () => {
      last = new Date();
      setNow(last);
    };
    const cancel = whenIdle(refresh);
    const timer = setInterval(refresh, refreshMs);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, []);

  return now;
}
