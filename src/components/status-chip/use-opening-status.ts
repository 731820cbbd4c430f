import { useEffect, useState } from "react";
import { type OpeningStatus, openingStatus } from "../../domain/opening-status";
import { whenIdle } from "../../ui/when-idle";
import { useSite } from "../site-context";

const refreshMs = 30_000;

/** @returns the current status; null in the built page, which does not know when it is read */
export function useOpeningStatus(): OpeningStatus | null {
  const { opening } = useSite();
  const [status, setStatus] = useState<OpeningStatus | null>(null);

  useEffect(() => {
    const refresh = () => setStatus(openingStatus(opening, new Date()));
    // The first call of `openingStatus` is slow, and nobody waits for it.
    const cancel = whenIdle(refresh);
    const timer = setInterval(refresh, refreshMs);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [opening]);

  return status;
}
