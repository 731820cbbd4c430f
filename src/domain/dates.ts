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
