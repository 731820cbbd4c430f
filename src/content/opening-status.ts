/** Whether the centre is open; each kind has its own text in `content/site/interface.yml`. */
export type OpeningStatus =
  | { readonly kind: "openUntil"; readonly at: string }
  | { readonly kind: "opensToday" | "opensTomorrow" | "opensMonday"; readonly at: string }
  | { readonly kind: "weekend" };

const hourMs = 3_600_000;

/** When clocks change, in ms since 1970: at 01:00 UTC on the last Sunday of a month counted from 0. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

/**
 * Weekday, from Sunday as 0, and `HH:MM` as clocks in Sarajevo show them, wherever the visitor is.
 * By the rule of summer time (Directive 2000/84/EC, which Bosnia and Herzegovina follows):
 * `Intl.DateTimeFormat` knows it too, but its first use holds a weak phone up for 0.1 s a page.
 */
function sarajevoClock(moment: Date): { weekday: number; time: string } {
  const now = moment.getTime();
  const year = moment.getUTCFullYear();
  const isSummer = now >= lastSunday(year, 2) && now < lastSunday(year, 9);
  const shown = new Date(now + (isSummer ? 2 : 1) * hourMs);
  return { weekday: shown.getUTCDay(), time: shown.toISOString().slice(11, 16) };
}

/**
 * The status at a moment. The centre opens Monday to Friday; on weekends it follows
 * the planned workshops, so it is neither open nor closed (specification, section 2).
 * @param hours times as `HH:MM`, opening before closing
 */
export function openingStatus(
  hours: { opens: string; closes: string },
  moment: Date,
): OpeningStatus {
  const { weekday, time } = sarajevoClock(moment);
  if (weekday === 0 || weekday === 6) return { kind: "weekend" };
  if (time < hours.opens) return { kind: "opensToday", at: hours.opens };
  if (time < hours.closes) return { kind: "openUntil", at: hours.closes };
  return { kind: weekday === 5 ? "opensMonday" : "opensTomorrow", at: hours.opens };
}
