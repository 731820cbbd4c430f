import { useEffect, useState } from "react";
import { type OpeningStatus, openingStatus } from "../../content/opening-status";
import { useSite } from "../site-context";

const refreshMs = 30_000;

/** The status now, or null until the page runs in a browser: a built page does not know the hour it is read. */
export function useOpeningStatus(): OpeningStatus | null {
  const { hours } = useSite().centre;
  const [status, setStatus] = useState<OpeningStatus | null>(null);

  useEffect(() => {
    const refresh = () => setStatus(openingStatus(hours, new Date()));
    refresh();
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, [hours]);

  return status;
}
