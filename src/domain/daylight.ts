/** Class on `<html>` by day. */
export const dayClass = "day";

const hourMs = 3_600_000;
const yearMs = 365.2425 * 24 * hourMs;

/** The solstice of any year will do: days are as long before it as after it. */
const summerSolstice = Date.UTC(2000, 5, 21);

/**
 * Return whether the sun is above Sarajevo's horizon, with an error of up to 25 minutes. Unlike `toSarajevoTime`, it
 * needs no time zone data, which would delay the first frame.
 */
export function isDaylight(instant: Date): boolean {
  const season = Math.cos((2 * Math.PI * (instant.getTime() - summerSolstice)) / yearMs);
  const hour = (instant.getTime() / hourMs) % 24;
  // At 18° 23' east, solar noon is at 10:46 UTC. A day has 15 h 20 min in June, 8 h 55 min in December.
  return Math.abs(hour - 10.77) < 6.07 + 1.6 * season;
}
