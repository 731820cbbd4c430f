import { useEffect, useState } from "react";
import { toSarajevoClock } from "../domain/dates";
import { dayClass, isDaylight } from "../domain/daylight";

const refreshMs = 30_000;

/** The last time read, so that later pages of a visit know the time at once. */
let lastNow: Date | null = null;

let readClock = () => new Date();

/** Replace the clock, as the editor's preview does. */
export function setClock(clock: () => Date): void {
  readClock = clock;
  document.dispatchEvent(new Event("visibilitychange"));
}

/**
 * Return the time, updated every half minute and when a background tab becomes visible.
 * @returns null until the first page of a visit is hydrated: a built page does not know when it is read
 */
export function useNow(): Date | null {
  const [now, setNow] = useState(lastNow);

  useEffect(() => {
    const refresh = () => {
      lastNow = readClock();
      setNow(lastNow);
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

/** Return today's date in Sarajevo, or the build day until the time is known: hydration must match the HTML. */
export function useToday(builtOn: string): string {
  const now = useNow();
  return now ? toSarajevoClock(now).date : builtOn;
}

/** Return whether it is day in Sarajevo, false until the time is known, and update the class on `<html>`. */
export function useIsDaylight(): boolean {
  const now = useNow();
  const isDay = now !== null && isDaylight(now);
  useEffect(() => {
    if (now) document.documentElement.classList.toggle(dayClass, isDay);
  }, [now, isDay]);
  return isDay;
}
