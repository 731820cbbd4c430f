import { getWeek } from "../../../src/content/week";
import { formatWeekdayRange } from "../../../src/domain/day-words";
import {
  getCurrentOrNextOpenDay,
  getDayProgress,
  groupDays,
  hasWeekendText,
} from "../../../src/domain/opening-hours";

const day = { opens: "06:30", closes: "18:00" };
const short = { opens: "06:30", closes: "16:00" };

/** The week as printed, in short. */
const printed = (...entries: Parameters<typeof getWeek>[0]) =>
  groupDays(getWeek(entries)).map(
    ({ first, last, opens, closes }) => `${formatWeekdayRange(first, last)} ${opens} ${closes}`,
  );

it("opening hours let a single day override a range, in any order", () => {
  const range = { from: "ponedjeljak", to: "petak", ...day };
  expect(printed(range)).toEqual(["Od ponedjeljka do petka 06:30 18:00"]);
  const lines = [
    "Od ponedjeljka do srijede 06:30 18:00",
    "Četvrtkom 06:30 16:00",
    "Petkom 06:30 18:00",
  ];
  expect(printed(range, { from: "četvrtak", ...short })).toEqual(lines);
  expect(printed({ from: "četvrtak", to: null, ...short }, range)).toEqual(lines);
  expect(printed({ from: "četvrtak", to: "četvrtak", ...short }, range)).toEqual(lines);
});

it("opening hours join entries with the same hours, and are split by a closed day", () => {
  expect(
    printed(
      { from: "subota", ...day },
      { from: "ponedjeljak", to: "srijeda", ...day },
      { from: "četvrtak", ...day },
    ),
  ).toEqual(["Od ponedjeljka do četvrtka 06:30 18:00", "Subotom 06:30 18:00"]);
  expect(printed({ from: "subota", to: "nedjelja", ...day })).toEqual([
    "Subotom i nedjeljom 06:30 18:00",
  ]);
});

it("opening hours show the weekend's text while a Saturday or Sunday has no hours", () => {
  const has = (to: string, weekend: string | null = "Po planu") =>
    hasWeekendText({ week: getWeek([{ from: "ponedjeljak", to, ...day }]), weekend });
  expect(["petak", "subota", "nedjelja"].map((to) => has(to))).toEqual([true, true, false]);
  expect(has("petak", null)).toBe(false);
});

const opening = {
  week: getWeek([
    { from: "ponedjeljak", to: "četvrtak", ...day },
    { from: "petak", ...short },
  ]),
  closures: [{ from: "2094-03-02", to: "2094-03-03", reason: "Odmor" }],
};

// 1 March 2094 is a Monday.
it.each([
  ["2094-03-01", "05:00", "2094-03-01 18:00"],
  ["2094-03-01", "17:59", "2094-03-01 18:00"],
  ["2094-03-01", "18:00", "2094-03-04 18:00"],
  ["2094-03-03", "10:00", "2094-03-04 18:00"],
  ["2094-03-05", "15:59", "2094-03-05 16:00"],
  ["2094-03-06", "10:00", "2094-03-08 18:00"],
])("the day that is planned on %s at %s closes at %s", (date, time, planned) => {
  const found = getCurrentOrNextOpenDay(opening, { date, time });
  expect(`${found.date} ${found.closes}`).toBe(planned);
});

it("no day is planned in a week without hours", () => {
  const never = { ...opening, week: getWeek([]) };
  expect(() => getCurrentOrNextOpenDay(never, { date: "2094-03-02", time: "10:00" })).toThrow(
    "No weekday",
  );
});

it("times have places in the day", () => {
  const times = ["06:00", "06:30", "12:15", "18:00", "18:30"];
  expect(times.map((time) => getDayProgress(day, time))).toEqual([0, 0, 0.5, 1, 1]);
});
