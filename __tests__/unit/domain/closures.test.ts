/** @jest-environment node */
import { onDates } from "../../../src/domain/day-words";
import type { Hours, Opening } from "../../../src/domain/opening-hours";
import { openingStatus, possibleStatuses } from "../../../src/domain/opening-status";

const hours: Hours = { opens: "06:30", closes: "18:00" };

/** The usual week with closures, each “from” or “from to”. */
const openingWith = (...spans: string[]): Opening => ({
  week: [...Array<Hours>(5).fill(hours), null, null],
  weekend: "Vikend po planu",
  closures: spans.map((span) => {
    const [from = "", to = from] = span.split(" ");
    return { from, to, reason: "Praznik" };
  }),
});

const statusAt = (utc: string, ...spans: string[]) =>
  Object.values(openingStatus(openingWith(...spans), new Date(utc))).join(" | ");

const closedUntil = (day: string) => `closedToday | Praznik | ${day} | 06:30`;

describe("the status around a closure", () => {
  it.each([
    // Monday 1 March alone.
    ["2027-02-26T17:00:00Z", "2027-03-01", "opens | u utorak | 06:30"],
    ["2027-02-28T23:00:00Z", "2027-03-01", closedUntil("sutra")],
    ["2027-03-01T22:59:59Z", "2027-03-01", closedUntil("sutra")],
    ["2027-03-01T23:00:00Z", "2027-03-01", "opens | danas | 06:30"],
    // Friday 9 to Friday 23 July, over two weekends and into a third.
    ["2027-07-08T16:00:00Z", "2027-07-09 2027-07-23", "opens | 26. jula | 06:30"],
    ["2027-07-20T10:00:00Z", "2027-07-09 2027-07-23", closedUntil("u ponedjeljak")],
    ["2027-07-23T22:00:00Z", "2027-07-09 2027-07-23", "weekend"],
    // New Year's Eve, a Friday, in Sarajevo an hour before UTC's.
    ["2027-12-31T22:59:59Z", "2027-12-31 2028-01-03", closedUntil("u utorak")],
    ["2027-12-30T17:00:00Z", "2027-12-31 2028-01-03", "opens | u utorak | 06:30"],
    // A Sunday on which the clock changes: 25 hours long.
    ["2027-10-31T22:59:59Z", "2027-10-31", closedUntil("sutra")],
    ["2027-10-31T23:00:00Z", "2027-10-31", "opens | danas | 06:30"],
  ])("at %s, of %s, is %s", (utc, span, status) => {
    expect(statusAt(utc, span)).toBe(status);
  });

  it("skips closures that follow or overlap each other", () => {
    const spans = ["2027-07-13", "2027-07-14 2027-07-16", "2027-07-15 2027-07-19"];
    expect(statusAt("2027-07-13T10:00:00Z", ...spans)).toBe(closedUntil("20. jula"));
    expect(statusAt("2027-07-14T10:00:00Z", ...spans)).toBe(closedUntil("u utorak"));
  });
});

it.each([
  ["2027-03-01", "2027-03-01", "u ponedjeljak, 1. marta"],
  ["2027-07-12", "2027-07-23", "od 12. do 23. jula"],
  ["2027-12-28", "2028-01-03", "od 28. decembra do 3. januara"],
  ["2027-01-12", "2028-01-12", "od 12. januara do 12. januara"],
])("days from %s to %s are %s", (from, to, words) => {
  expect(onDates(from, to)).toBe(words);
});

it("no status is longer than the longest possible status of its kind", () => {
  const opening = openingWith("2027-03-01", "2027-07-12 2027-07-23");
  const possible = possibleStatuses(opening).map((status) => Object.values(status));
  const lengthOf = (values: string[]) => values.join(" ").length;
  for (let hour = 0; hour < 365 * 24; hour += 5) {
    const values = Object.values(openingStatus(opening, new Date(Date.UTC(2027, 0, 1, hour))));
    const longest = Math.max(
      ...possible.filter(([kind]) => kind === values[0]).map((one) => lengthOf(one)),
    );
    expect([values, lengthOf(values) <= longest]).toEqual([values, true]);
  }
});
