import { formatPeriod } from "../../../src/domain/day-words";
import type { Hours, OpeningSchedule } from "../../../src/domain/opening-hours";
import { getOpeningStatus, getWidestStatusCandidates } from "../../../src/domain/opening-status";

const hours = { opens: "06:30", closes: "18:00" };
const usual: OpeningSchedule = {
  week: [...Array<Hours>(5).fill(hours), null, null],
  weekend: "Vikend po planu",
  closures: [],
};
/** The status in short, such as „opens danas 06:30”. */
const statusAt = (utc: string, opening = usual) =>
  Object.values(getOpeningStatus(opening, new Date(utc))).join(" ");

it.each([
  ["Wednesday 06:29", "2026-07-15T04:29:59Z", "opens danas 06:30"],
  ["Wednesday 06:30", "2026-07-15T04:30:00Z", "openUntil 18:00"],
  ["Wednesday 18:00", "2026-07-15T16:00:00Z", "opens sutra 06:30"],
  ["Friday 18:00", "2026-07-17T16:00:00Z", "opens u ponedjeljak 06:30"],
  ["Saturday 00:00", "2026-07-17T22:00:00Z", "weekend"],
  ["Sunday 23:59", "2026-07-19T21:59:00Z", "weekend"],
  ["Monday 00:00", "2026-07-19T22:00:00Z", "opens danas 06:30"],
])("the status is known on %s", (_, utc, says) => {
  expect(statusAt(utc)).toBe(says);
});

const early = { opens: "07:00", closes: "16:00" };
const byDay: OpeningSchedule = { ...usual, week: [hours, hours, null, early, hours, hours, null] };

it.each([
  ["Tuesday 18:00, closed on Wednesday", "2026-07-14T16:00:00Z", "opens u četvrtak 07:00"],
  ["Thursday 15:59", "2026-07-16T13:59:59Z", "openUntil 16:00"],
  ["Saturday 18:00", "2026-07-18T16:00:00Z", "opens u ponedjeljak 06:30"],
  ["Sunday", "2026-07-19T10:00:00Z", "weekend"],
])("the status where days differ is known on %s", (_, utc, says) => {
  expect(statusAt(utc, byDay)).toBe(says);
});

it("the status says when it opens after a weekend without hours", () => {
  const status = statusAt("2026-07-18T10:00:00Z", { ...usual, weekend: null });
  expect(status).toBe("opens u ponedjeljak 06:30");
});

it("the status names a day that is a week away by its date", () => {
  const onMondays = { ...usual, week: [hours, ...Array<null>(6).fill(null)], weekend: null };
  expect(statusAt("2026-07-27T16:00:00Z", onMondays)).toBe("opens 3. augusta 06:30");
  expect(statusAt("2026-07-28T10:00:00Z", onMondays)).toBe("opens u ponedjeljak 06:30");
});

/** The usual week with closures, each “from” or “from to”. */
const closedOn = (...spans: string[]): OpeningSchedule => ({
  ...usual,
  closures: spans.map((span) => {
    const [from = "", to = from] = span.split(" ");
    return { from, to, reason: "Praznik" };
  }),
});

const closedUntil = (day: string) => `closedToday Praznik ${day} 06:30`;

it.each([
  // Monday 1 March alone.
  ["2027-02-26T17:00:00Z", "2027-03-01", "opens u utorak 06:30"],
  ["2027-02-28T23:00:00Z", "2027-03-01", closedUntil("sutra")],
  ["2027-03-01T22:59:59Z", "2027-03-01", closedUntil("sutra")],
  ["2027-03-01T23:00:00Z", "2027-03-01", "opens danas 06:30"],
  // Friday 9 to Friday 23 July, over two weekends and into a third.
  ["2027-07-08T16:00:00Z", "2027-07-09 2027-07-23", "opens 26. jula 06:30"],
  ["2027-07-20T10:00:00Z", "2027-07-09 2027-07-23", closedUntil("u ponedjeljak")],
  ["2027-07-23T22:00:00Z", "2027-07-09 2027-07-23", "weekend"],
  // New Year's Eve, a Friday, in Sarajevo an hour before UTC's.
  ["2027-12-31T22:59:59Z", "2027-12-31 2028-01-03", closedUntil("u utorak")],
  // A Sunday on which the clock changes: 25 hours long.
  ["2027-10-31T22:59:59Z", "2027-10-31", closedUntil("sutra")],
  ["2027-10-31T23:00:00Z", "2027-10-31", "opens danas 06:30"],
])("at %s, around the closure %s, the status is %s", (utc, span, status) => {
  expect(statusAt(utc, closedOn(span))).toBe(status);
});

it("the status skips closures that follow or overlap each other", () => {
  const opening = closedOn("2027-07-13", "2027-07-14 2027-07-16", "2027-07-15 2027-07-19");
  expect(statusAt("2027-07-13T10:00:00Z", opening)).toBe(closedUntil("20. jula"));
  expect(statusAt("2027-07-14T10:00:00Z", opening)).toBe(closedUntil("u utorak"));
});

it.each([
  ["2027-03-01", "2027-03-01", "u ponedjeljak, 1. marta"],
  ["2027-07-12", "2027-07-23", "od 12. do 23. jula"],
  ["2027-12-28", "2028-01-03", "od 28. decembra do 3. januara"],
  ["2027-01-12", "2028-01-12", "od 12. januara do 12. januara"],
])("days from %s to %s are %s", (from, to, words) => {
  expect(formatPeriod(from, to)).toBe(words);
});

it("no status is longer than the longest possible status of its kind", () => {
  const opening = closedOn("2027-03-01", "2027-07-12 2027-07-23");
  const possible = getWidestStatusCandidates(opening).map((status) => Object.values(status));
  const lengthOf = (values: string[]) => values.join(" ").length;
  for (let hour = 0; hour < 365 * 24; hour += 5) {
    const values = Object.values(getOpeningStatus(opening, new Date(Date.UTC(2027, 0, 1, hour))));
    const longest = Math.max(
      ...possible.filter(([kind]) => kind === values[0]).map((one) => lengthOf(one)),
    );
    expect([values, lengthOf(values) <= longest]).toEqual([values, true]);
  }
});
