import { useEffect, useState } from "react";

const refreshMs = 30_000;

/** The time that an earlier page of this visit has read. */
let last: Date | null = null;

let readClock = () => new Date();

/** Replaces the clock, as in the editor's preview. Pages read it at once. */
export function setClock(clock: () => Date): void {
  readClock = clock;
  document.dispatchEvent(new Event("visibilitychange"));
}

/**
 * The time, read every half minute, and when a tab that was in the background comes back.
 * @returns null until the first page of a visit is hydrated: a built page does not know when it is read
 */
export function useNow(): Date | null {
  const [now, setNow] = useState(last);

  useEffect(() => {
    const refresh = () => {
      last = readClock();
      setNow(last);
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);

  return now;
}
