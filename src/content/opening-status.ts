/** Whether the centre is open; each kind has its own text in `content/site/interface.yml`. */
export type OpeningStatus =
  | { readonly kind: "openUntil"; readonly at: string }
  | { readonly kind: "opensToday" | "opensTomorrow" | "opensMonday"; readonly at: string }
  | { readonly kind: "weekend" };

const timeZone = "Europe/Sarajevo";

/** Weekday (`Mon` … `Sun`) and `HH:MM` of a moment as clocks in Sarajevo show it, wherever the visitor is. */
function sarajevoClock(moment: Date): { weekday: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
  return { weekday: part("weekday"), time: `${part("hour")}:${part("minute")}` };
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
  if (weekday === "Sat" || weekday === "Sun") return { kind: "weekend" };
  if (time < hours.opens) return { kind: "opensToday", at: hours.opens };
  if (time < hours.closes) return { kind: "openUntil", at: hours.closes };
  return { kind: weekday === "Fri" ? "opensMonday" : "opensTomorrow", at: hours.opens };
}
