import { addDays, sarajevoClock, weekdayOf } from "./dates";
import { dayOfYear, onWeekday, relativeDay } from "./day-words";
import { closureOn, hasWeekendText, isWeekend, nextOpening, type Opening } from "./opening-hours";

/** When the centre opens next: the day as seen from today (`sutra`, `u srijedu`), and the time. */
interface NextOpening {
  readonly day: string;
  readonly opens: string;
}

/** Whether the centre is open. Each kind but `weekend` has a text with placeholders in interface.yml. */
export type OpeningStatus =
  | { readonly kind: "openUntil"; readonly closes: string }
  | ({ readonly kind: "opens" } & NextOpening)
  | ({ readonly kind: "closedToday"; readonly reason: string } & NextOpening)
  | { readonly kind: "weekend" };

function opensFrom(opening: Opening, today: string, date: string): NextOpening {
  const next = nextOpening(opening, date);
  return { day: relativeDay(today, next.date), opens: next.opens };
}

/** The status at a moment. A weekend without hours is neither open nor closed (specification, section 2). */
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

/** Statuses with the longest text of each kind, whose space is reserved before the status is known. */
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
