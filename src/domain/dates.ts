// Days as content writes them, `2027-03-01`. Compared as texts, counted in UTC, where all are 24 hours long.

const dayMs = 86_400_000;

const msOf = (date: string) => Date.parse(`${date}T00:00Z`);

/** The day so many days later; earlier where `days` is negative. */
export function addDays(date: string, days: number): string {
  return new Date(msOf(date) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days later the second day is. */
export function daysBetween(one: string, other: string): number {
  return (msOf(other) - msOf(one)) / dayMs;
}

/** The weekday, from 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(msOf(date)).getUTCDay() + 6) % 7;
}
