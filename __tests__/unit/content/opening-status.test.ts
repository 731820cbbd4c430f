import { openingStatus } from "../../../src/content/opening-status";

const hours = { opens: "06:30", closes: "18:00" };
const statusAt = (utc: string) => openingStatus(hours, new Date(utc));

describe("opening status in summer, two hours ahead of UTC", () => {
  it.each([
    ["Wednesday 00:00", "2026-07-14T22:00:00Z", { kind: "opensToday", at: "06:30" }],
    ["Wednesday 06:29", "2026-07-15T04:29:59Z", { kind: "opensToday", at: "06:30" }],
    ["Wednesday 06:30", "2026-07-15T04:30:00Z", { kind: "openUntil", at: "18:00" }],
    ["Wednesday 17:59", "2026-07-15T15:59:59Z", { kind: "openUntil", at: "18:00" }],
    ["Wednesday 18:00", "2026-07-15T16:00:00Z", { kind: "opensTomorrow", at: "06:30" }],
    ["Thursday 23:59", "2026-07-16T21:59:00Z", { kind: "opensTomorrow", at: "06:30" }],
    ["Friday 17:59", "2026-07-17T15:59:00Z", { kind: "openUntil", at: "18:00" }],
    ["Friday 18:00", "2026-07-17T16:00:00Z", { kind: "opensMonday", at: "06:30" }],
    ["Saturday 00:00", "2026-07-17T22:00:00Z", { kind: "weekend" }],
    ["Sunday 23:59", "2026-07-19T21:59:00Z", { kind: "weekend" }],
    ["Monday 00:00", "2026-07-19T22:00:00Z", { kind: "opensToday", at: "06:30" }],
  ])("knows %s", (_, utc, status) => {
    expect(statusAt(utc)).toEqual(status);
  });
});

describe("opening status in winter, one hour ahead of UTC", () => {
  it.each([
    ["Wednesday 06:29", "2026-01-14T05:29:59Z", { kind: "opensToday", at: "06:30" }],
    ["Wednesday 06:30", "2026-01-14T05:30:00Z", { kind: "openUntil", at: "18:00" }],
    ["Wednesday 17:59", "2026-01-14T16:59:59Z", { kind: "openUntil", at: "18:00" }],
    ["Wednesday 18:00", "2026-01-14T17:00:00Z", { kind: "opensTomorrow", at: "06:30" }],
    ["Saturday 00:00", "2026-01-16T23:00:00Z", { kind: "weekend" }],
  ])("knows %s", (_, utc, status) => {
    expect(statusAt(utc)).toEqual(status);
  });
});

describe("opening status around the Sundays on which clocks change", () => {
  it.each([
    ["Friday before spring, 06:29", "2026-03-27T05:29:59Z", { kind: "opensToday", at: "06:30" }],
    ["Friday before spring, 06:30", "2026-03-27T05:30:00Z", { kind: "openUntil", at: "18:00" }],
    ["Sunday of the change, 23:59", "2026-03-29T21:59:59Z", { kind: "weekend" }],
    ["Monday after it, 06:29", "2026-03-30T04:29:59Z", { kind: "opensToday", at: "06:30" }],
    ["Monday after it, 06:30", "2026-03-30T04:30:00Z", { kind: "openUntil", at: "18:00" }],
    ["Friday before autumn, 17:59", "2026-10-23T15:59:59Z", { kind: "openUntil", at: "18:00" }],
    ["Monday after it, 17:59", "2026-10-26T16:59:59Z", { kind: "openUntil", at: "18:00" }],
    ["Monday after it, 18:00", "2026-10-26T17:00:00Z", { kind: "opensTomorrow", at: "06:30" }],
  ])("knows %s", (_, utc, status) => {
    expect(statusAt(utc)).toEqual(status);
  });
});

it("keeps the clock that the time zone's own data tell, every half hour of ten years", () => {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Sarajevo",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const isOpen = (moment: Date) => {
    const [weekday = "", time = ""] = clock.format(moment).split(/,? /);
    return !weekday.startsWith("S") && time >= hours.opens && time < hours.closes;
  };
  const wrong: string[] = [];
  const end = Date.UTC(2037, 0, 1);
  for (let now = Date.UTC(2027, 0, 1); now < end; now += 1_800_000) {
    const moment = new Date(now);
    const isToldOpen = openingStatus(hours, moment).kind === "openUntil";
    if (isToldOpen !== isOpen(moment)) wrong.push(moment.toISOString());
  }
  expect(wrong).toEqual([]);
});

it("shows a visitor far away the time in Sarajevo", () => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-540);
  jest.spyOn(Date.prototype, "getHours").mockReturnValue(3);
  jest.spyOn(Date.prototype, "getDay").mockReturnValue(6);
  expect(statusAt("2026-07-17T15:59:00Z")).toEqual({ kind: "openUntil", at: "18:00" });
  jest.restoreAllMocks();
});
