import { sarajevoClock } from "../domain/sarajevo-clock";
import { useNow } from "./use-now";

/**
 * Today's date in Sarajevo, `2027-03-01`.
 * @param builtOn the build day, returned until the time is known: hydration must match the HTML
 */
export function useToday(builtOn: string): string {
  const now = useNow();
  return now ? sarajevoClock(now).date : builtOn;
}
