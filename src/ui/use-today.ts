import { useEffect, useState } from "react";
import { sarajevoClock } from "../domain/sarajevo-clock";
import { whenIdle } from "./when-idle";

const refreshMs = 30_000;

/** The day that an earlier view has found. */
let known: string | undefined;

/**
 * The day in Sarajevo. The first view of a visit begins with the day of building, as its HTML does.
 * @param builtOn the day on which the page was built
 */
export function useToday(builtOn: string): string {
  const [today, setToday] = useState(known ?? builtOn);

  useEffect(() => {
    const refresh = () => {
      known = sarajevoClock(new Date()).date;
      setToday(known);
    };
    // The first look at the clock is slow (`sarajevoClock`), and the nightly build knows the day.
    const callOff = whenIdle(refresh);
    const timer = setInterval(refresh, refreshMs);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, []);

  return today;
}
