import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

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
