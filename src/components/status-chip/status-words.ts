import { fill } from "../../content/fill-placeholders";
import { bindShortWords } from "../../content/typography";
import type { Closure } from "../../domain/closures";
import { addDays } from "../../domain/dates";
import { onDate, onDates } from "../../domain/day-words";
import { nextOpening } from "../../domain/opening-hours";
import type { OpeningStatus } from "../../domain/opening-status";
import type { Site } from "../site-context";

/** A status as visitors read it. */
export function statusWords(status: OpeningStatus, { opening, texts }: Site): string {
  switch (status.kind) {
    case "weekend":
      return opening.weekend ?? "";
    case "openUntil":
      return fill(texts.hours.openUntil, { closes: `${status.closes}h` });
    case "closedToday":
      return fill(texts.hours.closedToday, {
        reason: status.reason,
        day: status.day,
        opens: `${status.opens}h`,
      });
    case "opens":
      return fill(texts.hours.opens, { day: status.day, opens: `${status.opens}h` });
  }
}

/** What is said of a closure before and during it. */
export function closureWords(
  closure: Closure,
  { opening, texts }: Site,
): { title: string; text: string } {
  const next = nextOpening(opening, addDays(closure.to, 1));
  return {
    title: fill(texts.hours.closed, { days: onDates(closure.from, closure.to) }),
    text: bindShortWords(
      fill(texts.hours.reopens, {
        reason: closure.reason,
        // A day stays with its month.
        day: onDate(next.date).replace(". ", ".\u00A0"),
        opens: `${next.opens}h`,
      }),
    ),
  };
}

/** Letters and marks that take about half the place of another, in the site's type. */
const narrow = /[ijlrtf.,: ]/g;

/** How much place a text takes, roughly. */
const extent = (text: string) => text.length - (text.match(narrow)?.length ?? 0) / 2;

/** The text that takes the most place; the first of equal ones. */
export function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (extent(other) > extent(one) ? other : one), "");
}
