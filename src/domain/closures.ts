import { addDays } from "./dates";

/** A period in which the centre is closed, from the first day to the last, `2027-03-01`. */
export interface Closure {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** How many days before its first day a closure is announced. */
export const announcedDays = 30;

/** The closure in effect on a date, if any. */
export function closureOn(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** The closures to announce on a date: from `announcedDays` before the first day to the last day. */
export function announcedOn(closures: readonly Closure[], date: string): Closure[] {
  return closures.filter(({ from, to }) => addDays(from, -announcedDays) <= date && date <= to);
}
