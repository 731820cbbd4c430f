import { fill } from "../content/fill-placeholders";
import { addDays } from "../domain/dates";
import { formatDate, formatPeriod, formatTime } from "../domain/day-words";
import { findNextOpenDay, getAnnouncedClosures } from "../domain/opening-hours";
import { getOpeningStatus, type OpeningStatus } from "../domain/opening-status";
import { bindShortWords, noBreakSpace } from "../domain/typography";
import { useNow, useToday } from "../ui/use-now";
import { type SharedContent, useSharedContent } from "./use-shared-content";

/** Return the current status; null until the time is known (`useNow`). */
export function useOpeningStatus(): OpeningStatus | null {
  const { opening } = useSharedContent();
  const now = useNow();
  return now && getOpeningStatus(opening, now);
}

/** Return the text of a status, such as `Otvoreno do 18:00h`. */
export function formatStatus(status: OpeningStatus, { opening, texts }: SharedContent): string {
  const { kind } = status;
  if (kind === "weekend") return opening.weekend ?? "";
  if (kind === "openUntil") return fill(texts.hours[kind], { closes: formatTime(status.closes) });
  return fill(texts.hours[kind], { ...status, opens: formatTime(status.opens) });
}

/** Return title and text of each closure that is current or near enough to be announced. */
export function useClosureTexts() {
  const { opening, texts, builtOn } = useSharedContent();
  const today = useToday(builtOn);
  return getAnnouncedClosures(opening.closures, today).map(({ from, to, reason }) => {
    const next = findNextOpenDay(opening, addDays(to, 1));
    // Keeps the day and the month on one line.
    const day = formatDate(next.date).replace(". ", `.${noBreakSpace}`);
    const text = fill(texts.hours.reopens, { reason, day, opens: formatTime(next.opens) });
    return {
      key: `${from} ${reason}`,
      title: fill(texts.hours.closed, { days: formatPeriod(from, to) }),
      text: bindShortWords(text),
    };
  });
}
