import { closureOn } from "./closures";
import { addDays, weekdayOf } from "./dates";
import { dayOfYear, onWeekday, seenFrom } from "./day-words";
import { hasWeekendText, isWeekend, nextOpening, type Opening } from "./opening-hours";
import { sarajevoClock } from "./sarajevo-clock";

/** When the centre opens next: `sutra`, `u srijedu` or `3. augusta`, and the time. */
interface NextOpening {
  readonly day: string;
  readonly opens: string;
}

/**
 * Whether the centre is open. Every kind but the weekend's, which the centre words itself, has its
 * text in `content/site/interface.yml`, and what else it holds is put into that.
 */
export type OpeningStatus =
  | { readonly kind: "openUntil"; readonly closes: string }
  | ({ readonly kind: "opens" } & NextOpening)
  | ({ readonly kind: "closedToday"; readonly reason: string } & NextOpening)
  | { readonly kind: "weekend" };

/** The next opening from `date` on, as one says it today. */
function opensFrom(opening: Opening, today: string, date: string): NextOpening {
  const next = nextOpening(opening, date);
  return { day: seenFrom(today, next.date), opens: next.opens };
}

/**
 * The status at a moment. On weekends without hours the centre follows the planned workshops, so it
 * is neither open nor closed (specification, section 2).
 */
export function openingStatus(opening: Opening, moment: Date): OpeningStatus {
  const { date, time } = sarajevoClock(moment);
  const tomorrow = addDays(date, 1);
  const closure = closureOn(opening.closures, date);
  if (closure) {
    const { reason } = closure;
    return { kind: "closedToday", reason, ...opensFrom(opening, date, tomorrow) };
  }
  const weekday = weekdayOf(date);
  const hours = opening.week[weekday];
  if (!hours && opening.weekend && isWeekend(weekday)) return { kind: "weekend" };
  if (hours && time < hours.opens) {
    return { kind: "opens", ...opensFrom(opening, date, date) };
  }
  if (hours && time < hours.closes) return { kind: "openUntil", closes: hours.closes };
  return { kind: "opens", ...opensFrom(opening, date, tomorrow) };
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
  const closed = opening.closures.flatMap(({ to, reason }): OpeningStatus[] => {
    const { date, opens } = nextOpening(opening, addDays(to, 1));
    return [onWeekday(weekdayOf(date)), dayOfYear(date)].flatMap((day) => [
      { kind: "closedToday", reason, day, opens },
      { kind: "opens", day, opens },
    ]);
  });
  return [...days, ...(hasWeekendText(opening) ? [{ kind: "weekend" } as const] : []), ...closed];
}
