import { useEffect, useState } from "react";
import { type OpeningStatus, openingStatus } from "../../domain/opening-status";
import { whenIdle } from "../../ui/when-idle";
import { useSite } from "../site-context";

const refreshMs = 30_000;

/** The status now, or null until the page runs in a browser: a built page does not know the hour it is read. */
export function useOpeningStatus(): OpeningStatus | null {
  const { opening } = useSite();
  const [status, setStatus] = useState<OpeningStatus | null>(null);

  useEffect(() => {
    const refresh = () => setStatus(openingStatus(opening, new Date()));
    // The first look at the clock is slow (`openingStatus`), and nobody waits for it.
    const callOff = whenIdle(refresh);
    const timer = setInterval(refresh, refreshMs);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, [opening]);

  return status;
}
