import { useEffect, useState } from "react";

const refreshMs = 30_000;

/** The time that an earlier page of this visit has read. */
let last: Date | null = null;

/**
 * The time, read every half minute.
 * @returns null until the first page of a visit is hydrated: a built page does not know when it is read
 */
export function useNow(): Date | null {
  const [now, setNow] = useState(last);

  useEffect(() => {
    const refresh = () => {
      last = new Date();
      setNow(last);
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, []);

  return now;
}
