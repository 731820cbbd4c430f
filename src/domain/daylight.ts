/** Class on `<html>` by day. */
export const dayClass = "day";

const hourMs = 3_600_000;
const yearMs = 365.2425 * 24 * hourMs;

/** Of any year: the days before and after a solstice are alike. */
const summerSolstice = Date.UTC(2000, 5, 21);

/** Whether the sun is above Sarajevo's horizon, within a quarter of an hour; without slow time zones. */
export function isDaylight(moment: Date): boolean {
  const season = Math.cos((2 * Math.PI * (moment.getTime() - summerSolstice)) / yearMs);
  const hour = (moment.getTime() / hourMs) % 24;
  // At 18° 23' east, the sun is highest at 10:46. It is up for 15 h 20 min in June, 8 h 55 min in December.
  return Math.abs(hour - 10.77) < 6.07 + 1.6 * season;
}
