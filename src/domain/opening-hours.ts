import { addDays, type Clock, weekdayOf } from "./dates";

/** Opening and closing time of one day, `HH:MM`. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** The opening hours of the seven days from Monday; null for a closed day. */
export type Week = readonly (Hours | null)[];

/** What decides whether the centre is open. */
export interface Opening {
  readonly week: Week;
  /** The text for a Saturday or Sunday without hours; if null, such a day counts as closed. */
  readonly weekend: string | null;
  readonly closures: readonly Closure[];
}

/** Consecutive days with the same hours; days count from 0 for Monday. */
interface DayRun extends Hours {
  readonly first: number;
  readonly last: number;
}

/** Groups consecutive days with the same hours, one entry for each printed line. */
export function runsOf(week: Week): DayRun[] {
  const runs: DayRun[] = [];
  for (const [day, hours] of week.entries()) {
    const before = runs.at(-1);
    if (!hours) continue;
    const isSame = before?.opens === hours.opens && before.closes === hours.closes;
    if (isSame && before.last === day - 1) runs[runs.length - 1] = { ...before, last: day };
    else runs.push({ ...hours, first: day, last: day });
  }
  return runs;
}

/** Whether a weekday, from 0 for Monday, is a Saturday or Sunday. */
export const isWeekend = (day: number) => day >= 5;

/** Whether the text for the weekend applies to any day. */
export function hasWeekendText({ week, weekend }: Pick<Opening, "week" | "weekend">): boolean {
  return weekend !== null && week.some((hours, day) => isWeekend(day) && !hours);
}

/** A day on which the centre opens, with its hours. */
export interface OpenDay extends Hours {
  readonly date: string;
}

/** The first day, from `date`, on which the centre opens. */
export function nextOpening(
  { week, closures }: Pick<Opening, "week" | "closures">,
  date: string,
): OpenDay {
  let day = date;
  // Each round passes a closure or a closed day, and no more than six of these follow one another.
  for (let rounds = 8 * (closures.length + 1); rounds > 0; rounds--) {
    const closure = closureOn(closures, day);
    const hours = week[weekdayOf(day)];
    if (closure) day = closure.to;
    else if (hours) return { date: day, ...hours };
    day = addDays(day, 1);
  }
  throw new Error("No weekday has hours.");
}

/** The day that a visitor plans with: today until the centre closes, then the next one on which it opens. */
export function plannedDay(opening: Pick<Opening, "week" | "closures">, now: Clock): OpenDay {
  const day = nextOpening(opening, now.date);
  const isOver = day.date === now.date && now.time >= day.closes;
  return isOver ? nextOpening(opening, addDays(now.date, 1)) : day;
}

const minutesOf = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));

/** Where a time is in the opening hours: 0 is when the centre opens or before, 1 when it closes or later. */
export function shareOfDay({ opens, closes }: Hours, time: string): number {
  const start = minutesOf(opens);
  const share = (minutesOf(time) - start) / (minutesOf(closes) - start);
  return Math.min(1, Math.max(0, share));
}

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
