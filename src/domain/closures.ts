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

/** The days on which a closure is spoken of: some before it, and its own. */
export function announcement({ from, to }: Closure): { from: string; to: string } {
  return { from: addDays(from, -announcedDays), to };
}
