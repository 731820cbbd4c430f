import { addDays } from "../../domain/dates";

/** Days ahead of which pages hold what is dated: builds every night keep well within them. */
const nearDays = 30;

/** First and last day of something, as `2027-03-01`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Whether something is in the page at all, shown or hidden: so that a page does not carry all of a
 * year. What begins later comes with its day, should nobody have built by then.
 */
export function isNear({ from }: Days, today: string): boolean {
  return from <= addDays(today, nearDays);
}

/** Attributes of what shows on some days only; `DayScript` has to follow it in the page. */
export function dated({ from, to }: Days, today: string) {
  return { "data-from": from, "data-to": to, hidden: today < from || today > to };
}
