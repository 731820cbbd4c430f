import { useEffect, useState } from "react";
import { sarajevoClock } from "../domain/dates";
import { dayClass, isDaylight } from "../domain/daylight";

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

/**
 * Today's date in Sarajevo, `2027-03-01`.
 * @param builtOn the build day, returned until the time is known: hydration must match the HTML
 */
export function useToday(builtOn: string): string {
  const now = useNow();
  return now ? sarajevoClock(now).date : builtOn;
}

/**
 * Whether it is day in Sarajevo, and keeps the class on `<html>` true for as long as a page is open.
 * @returns false until the time is known
 */
export function useDaylight(): boolean {
  const now = useNow();
  const isDay = now !== null && isDaylight(now);
  useEffect(() => {
    if (now) document.documentElement.classList.toggle(dayClass, isDay);
  }, [now, isDay]);
  return isDay;
}
