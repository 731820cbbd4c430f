/** First and last day of something, as `2027-03-01`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Attributes of what shows on some days only; `DayScript` has to follow it in the page. */
export function dated({ from, to }: Days, today: string) {
  return { "data-from": from, "data-to": to, hidden: today < from || today > to };
}
