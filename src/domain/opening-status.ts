import { addDays, weekdayOf } from "./dates";
import { onWeekday, seenFrom } from "./day-words";
import { hasWeekendText, isWeekend, nextOpening, type Opening } from "./opening-hours";
import { sarajevoClock } from "./sarajevo-clock";

/**
 * Whether the centre is open. Every kind but the weekend's, which the centre words itself, has its
 * text in `content/site/interface.yml`, and what else it holds is put into that.
 */
export type OpeningStatus =
  | { readonly kind: "openUntil"; readonly closes: string }
  | { readonly kind: "opens"; readonly day: string; readonly opens: string }
  | { readonly kind: "weekend" };

/** Closed until the first day from `date` on that has hours. */
function closedUntil(opening: Opening, today: string, date: string): OpeningStatus {
  const next = nextOpening(opening, date);
  return { kind: "opens", day: seenFrom(today, next.date), opens: next.opens };
}

/**
 * The status at a moment. On weekends without hours the centre follows the planned workshops, so it
 * is neither open nor closed (specification, section 2).
 */
export function openingStatus(opening: Opening, moment: Date): OpeningStatus {
  const { date, time } = sarajevoClock(moment);
  const weekday = weekdayOf(date);
  const hours = opening.week[weekday];
  if (!hours && opening.weekend && isWeekend(weekday)) return { kind: "weekend" };
  if (hours && time < hours.opens) return closedUntil(opening, date, date);
  if (hours && time < hours.closes) return { kind: "openUntil", closes: hours.closes };
  return closedUntil(opening, date, addDays(date, 1));
}

/** What the status may ever be, but for what is shorter than another: for the place it takes. */
export function possibleStatuses(opening: Opening): OpeningStatus[] {
  const days = opening.week.flatMap((hours, weekday): OpeningStatus[] =>
    hours
      ? [
          { kind: "openUntil", closes: hours.closes },
          { kind: "opens", day: onWeekday(weekday), opens: hours.opens },
        ]
      : [],
  );
  return hasWeekendText(opening) ? [...days, { kind: "weekend" }] : days;
}
