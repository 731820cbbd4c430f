import { useEffect, useState } from "react";
import { sarajevoClock } from "../domain/sarajevo-clock";
import { whenIdle } from "./when-idle";

const refreshMs = 30_000;

/** The date that an earlier page of this visit has computed. */
let known: string | undefined;

/**
 * Today's date in Sarajevo, `2027-03-01`. The first page of a visit starts with the build day, so that
 * hydration matches the HTML.
 * @param builtOn the build day
 */
export function useToday(builtOn: string): string {
  const [today, setToday] = useState(known ?? builtOn);

  useEffect(() => {
    const refresh = () => {
      known = sarajevoClock(new Date()).date;
      setToday(known);
    };
    // The first call of `sarajevoClock` is slow, and after a nightly build the date is already right.
    const cancel = whenIdle(refresh);
    const timer = setInterval(refresh, refreshMs);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, []);

  return today;
}
