import { fill } from "../../content/fill-placeholders";
import { bindShortWords } from "../../content/typography";
import { addDays } from "../../domain/dates";
import { formatDate, formatPeriod } from "../../domain/day-words";
import { type Closure, getNextOpening } from "../../domain/opening-hours";
import { getOpeningStatus, type OpeningStatus } from "../../domain/opening-status";
import { useNow } from "../../ui/use-now";
import { type Site, useSite } from "../site-context";

/** The text of a status. */
export function statusWords(status: OpeningStatus, { opening, texts }: Site): string {
  switch (status.kind) {
    case "weekend":
      return opening.weekend ?? "";
    case "openUntil":
      return fill(texts.hours.openUntil, { closes: `${status.closes}h` });
    case "closedToday":
    case "opens":
      return fill(texts.hours[status.kind], { ...status, opens: `${status.opens}h` });
  }
}

/** The text about a closure, before and during it. */
export function closureWords({ from, to, reason }: Closure, { opening, texts }: Site) {
  const next = getNextOpening(opening, addDays(to, 1));
  // Keeps the day and the month on one line.
  const day = formatDate(next.date).replace(". ", ".\u00A0");
  const words = fill(texts.hours.reopens, { reason, day, opens: `${next.opens}h` });
  return {
    title: fill(texts.hours.closed, { days: formatPeriod(from, to) }),
    text: bindShortWords(words),
  };
}

/** Characters about half as wide as others in the site's fonts. */
const narrow = /[ijlrtf.,: ]/g;

/** Estimated width of a text, in average characters. */
const estimatedWidth = (text: string) => text.length - (text.match(narrow)?.length ?? 0) / 2;

/** The widest text when shown; the first of several. */
export function longest(texts: readonly string[]): string {
  return texts.reduce(
    (one, other) => (estimatedWidth(other) > estimatedWidth(one) ? other : one),
    "",
  );
}

/** @returns the current status; null until the time is known (`useNow`) */
export function useOpeningStatus(): OpeningStatus | null {
  const { opening } = useSite();
  const now = useNow();
  return now && getOpeningStatus(opening, now);
}
