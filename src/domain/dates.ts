// Dates are strings as in content, `2027-03-01`, which sort by time. Computed in UTC, where every day has 24 hours.

const dayMs = 86_400_000;

const toMs = (date: string) => Date.parse(`${date}T00:00Z`);

/** Return the date `days` days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(toMs(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Return the number of days from the first date to the second. */
export function daysBetween(one: string, other: string): number {
  return (toMs(other) - toMs(one)) / dayMs;
}

/** Return the weekday, from 0 for Monday. */
export const getWeekday = (date: string): number => (new Date(toMs(date)).getUTCDay() + 6) % 7;

/** Created once, because that takes 15 ms. */
let formatter: Intl.DateTimeFormat | undefined;

/** Local time in Sarajevo, such as `2027-03-01` and `06:30`. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** Convert a point in time to local time in Sarajevo. */
export function toSarajevoTime(instant: Date): LocalTime {
  formatter ??= new Intl.DateTimeFormat("en", {
    timeZone: "Europe/Sarajevo",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    // Not `hour12: false`, which shows midnight as 24:00 in some browsers.
    hourCycle: "h23",
  });
  const parts = formatter.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}
