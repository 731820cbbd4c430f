import { type Closure, closureOn } from "./closures";
import { addDays, weekdayOf } from "./dates";

/** Times of one day as `HH:MM`, opening before closing. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** The hours of seven days from Monday on; null on days without. */
export type Week = readonly (Hours | null)[];

/** What decides whether the centre is open. */
export interface Opening {
  readonly week: Week;
  /** What is said of a Saturday or Sunday without hours; without it such a day is a closed one. */
  readonly weekend: string | null;
  readonly closures: readonly Closure[];
}

/** Days that follow each other and have the same hours, from 0 for Monday. */
export interface DayRun extends Hours {
  readonly first: number;
  readonly last: number;
}

/** The week as it is printed: one entry as long as the hours stay the same. */
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

/** Whether a weekday from 0 for Monday belongs to the weekend. */
export const isWeekend = (day: number) => day >= 5;

/** Whether there is a day of which the weekend's text is said. */
export function hasWeekendText({ week, weekend }: Pick<Opening, "week" | "weekend">): boolean {
  return weekend !== null && week.some((hours, day) => isWeekend(day) && !hours);
}

/** The first day from `date` on that is none of a closure and has hours, and when the centre opens on it. */
export function nextOpening(
  { week, closures }: Pick<Opening, "week" | "closures">,
  date: string,
): { date: string; opens: string } {
  for (let day = date; ; day = addDays(day, 1)) {
    const closure = closureOn(closures, day);
    const hours = week[weekdayOf(day)];
    if (closure) day = closure.to;
    else if (hours) return { date: day, opens: hours.opens };
  }
}
