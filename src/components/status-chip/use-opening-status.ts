import { type OpeningStatus, openingStatus } from "../../domain/opening-status";
import { useNow } from "../../ui/use-now";
import { useSite } from "../site-context";

/** @returns the current status; null until the time is known (`useNow`) */
export function useOpeningStatus(): OpeningStatus | null {
  const { opening } = useSite();
  const now = useNow();
  return now && openingStatus(opening, now);
}
