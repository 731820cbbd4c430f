import { isDaylight } from "../../../src/domain/daylight";

/** Sunrise and sunset in Sarajevo, in local time. */
it.each([
  ["21 June", "2026-06-21T05:05+02:00", "2026-06-21T20:30+02:00"],
  ["22 September", "2026-09-22T06:33+02:00", "2026-09-22T18:43+02:00"],
  ["21 December", "2026-12-21T07:15+01:00", "2026-12-21T16:12+01:00"],
  ["20 March", "2027-03-20T05:50+01:00", "2027-03-20T17:58+01:00"],
])("knows day and night on %s", (_, sunrise, sunset) => {
  const at = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000);
  expect(isDaylight(at(sunrise, -20))).toBe(false);
  expect(isDaylight(at(sunrise, 20))).toBe(true);
  expect(isDaylight(at(sunset, -20))).toBe(true);
  expect(isDaylight(at(sunset, 20))).toBe(false);
});
