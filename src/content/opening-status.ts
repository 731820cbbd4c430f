/** Whether the centre is open; each kind has its own text in `content/site/interface.yml`. */
export type OpeningStatus =
  | { readonly kind: "openUntil"; readonly at: string }
  | { readonly kind: "opensToday" | "opensTomorrow" | "opensMonday"; readonly at: string }
  | { readonly kind: "weekend" };

let clock: Intl.DateTimeFormat | undefined;

/**
 * Weekday in English, and `HH:MM` as clocks in Sarajevo show them, wherever the visitor is: by the
 * browser's own data, which will know when summer time is abolished.
 */
function sarajevoClock(moment: Date): { weekday: string; time: string } {
  clock ??= new Intl.DateTimeFormat("en", {
    timeZone: "Europe/Sarajevo",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    // Not `hour12: false`, which shows midnight as 24:00 in some browsers.
    hourCycle: "h23",
  });
  const parts = clock.formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { weekday: part("weekday"), time: `${part("hour")}:${part("minute")}` };
}

/**
 * The status at a moment. The centre opens Monday to Friday; on weekends it follows
 * the planned workshops, so it is neither open nor closed (specification, section 2).
 * The first call on a page is slow, because the browser then reads its data on time zones.
 * @param hours times as `HH:MM`, opening before closing
 */
export function openingStatus(
  hours: { opens: string; closes: string },
  moment: Date,
): OpeningStatus {
  const { weekday, time } = sarajevoClock(moment);
  if (weekday === "Sat" || weekday === "Sun") return { kind: "weekend" };
  if (time < hours.opens) return { kind: "opensToday", at: hours.opens };
  if (time < hours.closes) return { kind: "openUntil", at: hours.closes };
  return { kind: weekday === "Fri" ? "opensMonday" : "opensTomorrow", at: hours.opens };
}
