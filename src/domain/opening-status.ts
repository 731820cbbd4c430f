/** Whether the centre is open; each kind has its own text in `content/site/interface.yml`. */
export type OpeningStatus =
  | { readonly kind: "openUntil"; readonly at: string }
  | { readonly kind: "opensToday" | "opensTomorrow" | "opensMonday"; readonly at: string }
  | { readonly kind: "weekend" };

/** The part of Temporal that is used here; TypeScript 5.9 does not know it yet. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds(ms: number): {
      toZonedDateTimeISO(zone: string): { dayOfWeek: number; hour: number; minute: number };
    };
  };
}

declare global {
  /** Chromium has it since 144, Firefox since 139, Safari not yet. */
  var Temporal: Temporal | undefined;
}

const zone = "Europe/Sarajevo";
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
let formatter: Intl.DateTimeFormat | undefined;

/** What clocks in Sarajevo show: the weekday from 0 for Monday, the time as `HH:MM`. */
interface Clock {
  weekday: number;
  time: string;
}

/**
 * The clock in Sarajevo, wherever the visitor is: by the browser's own data, which will know when
 * summer time is abolished.
 */
function sarajevoClock(moment: Date): Clock {
  if (!globalThis.Temporal) return clockByIntl(moment);
  const { dayOfWeek, hour, minute } = globalThis.Temporal.Instant.fromEpochMilliseconds(
    moment.getTime(),
  ).toZonedDateTimeISO(zone);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return { weekday: dayOfWeek - 1, time: `${twoDigits(hour)}:${twoDigits(minute)}` };
}

/**
 * The same without Temporal. The first call on a page takes Chromium 15 ms (Temporal 1 ms): it
 * reads how dates are written in a language, whatever the options.
 */
function clockByIntl(moment: Date): Clock {
  formatter ??= new Intl.DateTimeFormat("en", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    // Not `hour12: false`, which shows midnight as 24:00 in some browsers.
    hourCycle: "h23",
  });
  const parts = formatter.formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { weekday: weekdays.indexOf(part("weekday")), time: `${part("hour")}:${part("minute")}` };
}

/**
 * The status at a moment. The centre opens Monday to Friday; on weekends it follows
 * the planned workshops, so it is neither open nor closed (specification, section 2).
 * The first call on a page is slow in browsers without Temporal.
 * @param hours times as `HH:MM`, opening before closing
 */
export function openingStatus(
  hours: { opens: string; closes: string },
  moment: Date,
): OpeningStatus {
  const { weekday, time } = sarajevoClock(moment);
  if (weekday >= 5) return { kind: "weekend" };
  if (time < hours.opens) return { kind: "opensToday", at: hours.opens };
  if (time < hours.closes) return { kind: "openUntil", at: hours.closes };
  return { kind: weekday === 4 ? "opensMonday" : "opensTomorrow", at: hours.opens };
}
