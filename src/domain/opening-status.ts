import { addDays, getWeekday, toSarajevoTime } from "./dates";
import { formatOnWeekday, formatRelativeDay } from "./day-words";
import {
  findClosure,
  findNextOpenDay,
  hasWeekendText,
  isWeekend,
  type OpeningSchedule,
} from "./opening-hours";

/** The next opening: the day as seen from today (`sutra`, `u srijedu`), and the time. */
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

/** Return whether the centre is open now; false until the status is known. */
export const isOpen = (status: OpeningStatus | null): boolean => status?.kind === "openUntil";

/** Return the status at a given time. A weekend without hours is neither open nor closed (specification, section 2). */
export function getOpeningStatus(opening: OpeningSchedule, now: Date): OpeningStatus {
  const { date, time } = toSarajevoTime(now);
  const getNext = (from: string): NextOpening => {
    const next = findNextOpenDay(opening, from);
    return { day: formatRelativeDay(date, next.date), opens: next.opens };
  };
  const tomorrow = addDays(date, 1);
  const closure = findClosure(opening.closures, date);
  if (closure) return { kind: "closedToday", reason: closure.reason, ...getNext(tomorrow) };
  const weekday = getWeekday(date);
  const hours = opening.week[weekday];
  if (!hours && opening.weekend && isWeekend(weekday)) return { kind: "weekend" };
  if (hours && time < hours.opens) return { kind: "opens", ...getNext(date) };
  if (hours && time < hours.closes) return { kind: "openUntil", closes: hours.closes };
  return { kind: "opens", ...getNext(tomorrow) };
}

/**
 * Return statuses of which one has the longest text: space is reserved for it before the status is known. No day is
 * longer than “u ponedjeljak”, and all times have one length.
 */
export function getWidestStatusCandidates(opening: OpeningSchedule): OpeningStatus[] {
  const next: NextOpening = { day: formatOnWeekday(0), opens: "00:00" };
  return [
    { kind: "openUntil", closes: "00:00" },
    { kind: "opens", ...next },
    ...opening.closures.map(({ reason }) => ({ kind: "closedToday", reason, ...next }) as const),
    ...(hasWeekendText(opening) ? [{ kind: "weekend" } as const] : []),
  ];
}
