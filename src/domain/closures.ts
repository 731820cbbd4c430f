import { addDays } from "./dates";

/** Days from first to last on which the centre is closed, whatever day of the week they are. */
export interface Closure {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** How many days before its first one a closure is announced. */
export const announcedDays = 30;

/** The closure that a day lies in. */
export function closureOn(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** The closures that are announced on a day: some days before each, and on its own days. */
export function announcedOn(closures: readonly Closure[], date: string): Closure[] {
  return closures.filter(({ from, to }) => addDays(from, -announcedDays) <= date && date <= to);
}
