// Dates are strings as in content, `2027-03-01`, which compare in order. Computed in UTC, where
// every day has 24 hours.

const dayMs = 86_400_000;

const msOf = (date: string) => Date.parse(`${date}T00:00Z`);

/** The date that many days later, or earlier if `days` is negative. */
export function addDays(date: string, days: number): string {
  return new Date(msOf(date) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days the second date is after the first. */
export function daysBetween(one: string, other: string): number {
  return (msOf(other) - msOf(one)) / dayMs;
}

/** The weekday, from 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(msOf(date)).getUTCDay() + 6) % 7;
}

/** Made once: making it takes 15 ms. */
let formatter: Intl.DateTimeFormat | undefined;

/** Local time in Sarajevo: the date as `2027-03-01`, the time as `06:30`. */
export interface Clock {
  readonly date: string;
  readonly time: string;
}

/** The local time in Sarajevo, from the browser's time zone data, which knows of summer time. */
export function sarajevoClock(moment: Date): Clock {
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
  const parts = formatter.formatToParts(moment).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}
