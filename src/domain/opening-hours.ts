import { announcementLeadDays } from "../site";
import { addDays, getWeekday, type LocalTime } from "./dates";

/** Opening and closing time of one day, `HH:MM`. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** The opening hours of the seven days from Monday; null for a closed day. */
export type Week = readonly (Hours | null)[];

/** A period in which the centre is closed, from the first day to the last, `2027-03-01`. */
export interface Closure {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface OpeningSchedule {
  readonly week: Week;
  /** The text for a Saturday or Sunday without hours; if null, such a day counts as closed. */
  readonly weekend: string | null;
  readonly closures: readonly Closure[];
}

/** Consecutive days with the same hours; days count from 0 for Monday. */
interface DayRange extends Hours {
  readonly first: number;
  readonly last: number;
}

/** Group consecutive days with the same hours. */
export function groupDays(week: Week): DayRange[] {
  const ranges: DayRange[] = [];
  for (const [day, hours] of week.entries()) {
    if (!hours) continue;
    const previous = ranges.at(-1);
    const isSame = previous?.opens === hours.opens && previous.closes === hours.closes;
    if (isSame && previous.last === day - 1) ranges[ranges.length - 1] = { ...previous, last: day };
    else ranges.push({ ...hours, first: day, last: day });
  }
  return ranges;
}

/** Return whether a weekday, from 0 for Monday, is a Saturday or Sunday. */
export const isWeekend = (weekday: number) => weekday >= 5;

/** Return whether the text for the weekend applies to any day. */
export function hasWeekendText({
  week,
  weekend,
}: Pick<OpeningSchedule, "week" | "weekend">): boolean {
  return weekend !== null && week.some((hours, weekday) => isWeekend(weekday) && !hours);
}

/** A day on which the centre opens, with its hours. */
export interface OpenDay extends Hours {
  readonly date: string;
}

/**
 * Return the first day, from a date on, on which the centre opens.
 * @throws Error if the centre never opens
 */
export function findNextOpenDay(
  { week, closures }: Pick<OpeningSchedule, "week" | "closures">,
  from: string,
): OpenDay {
  let date = from;
  // Each round skips a closure or a closed day, and at most six closed days follow one another.
  for (let rounds = 8 * (closures.length + 1); rounds > 0; rounds--) {
    const closure = findClosure(closures, date);
    const hours = week[getWeekday(date)];
    if (closure) date = closure.to;
    else if (hours) return { date, ...hours };
    date = addDays(date, 1);
  }
  throw new Error("No weekday has hours.");
}

/** Return today if the centre is open or yet to open, or else the next day on which it opens. */
export function getCurrentOrNextOpenDay(
  opening: Pick<OpeningSchedule, "week" | "closures">,
  now: LocalTime,
): OpenDay {
  const day = findNextOpenDay(opening, now.date);
  const isOver = day.date === now.date && now.time >= day.closes;
  return isOver ? findNextOpenDay(opening, addDays(now.date, 1)) : day;
}

const toMinutes = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));

/** Return how much of the opening hours has passed at a time, from 0 (not open yet) to 1 (closed). */
export function getDayProgress({ opens, closes }: Hours, time: string): number {
  const start = toMinutes(opens);
  const progress = (toMinutes(time) - start) / (toMinutes(closes) - start);
  return Math.min(1, Math.max(0, progress));
}

/** Return the closure in effect on a date, if any. */
export function findClosure(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** Return the last day of a closure; without `to` it has one day. */
export const getLastDay = ({ from, to }: { readonly from: string; readonly to?: string | null }) =>
  to || from;

export const getAnnouncementStart = ({ from }: Pick<Closure, "from">): string =>
  addDays(from, -announcementLeadDays);

/** Return the closures to announce on a date, up to their last day. */
export function getAnnouncedClosures(closures: readonly Closure[], date: string): Closure[] {
  return closures.filter((closure) => getAnnouncementStart(closure) <= date && date <= closure.to);
}
