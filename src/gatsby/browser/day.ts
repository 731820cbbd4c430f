/**
 * What stands behind dated content in a page (`src/ui/dated`), and runs there, before that place is
 * painted: shows and hides it by today's day in Sarajevo. The built page knows only the day on which
 * it was built, and what came or went with React would move the page.
 */
import { zone } from "../../domain/sarajevo-clock";

declare global {
  interface Date {
    /** Browsers with Temporal have it; TypeScript 5.9 does not know it yet. */
    toTemporalInstant?(): { toZonedDateTimeISO(zone: string): { toPlainDate(): object } };
  }
}

const now = new Date();
// In few bytes what `sarajevoClock` does: Swedish writes days as content does.
const date = String(
  now.toTemporalInstant?.().toZonedDateTimeISO(zone).toPlainDate() ??
    now.toLocaleDateString("sv", { timeZone: zone }),
);

for (const element of document.querySelectorAll<HTMLElement>("[data-from]")) {
  const { from = "", to = "" } = element.dataset;
  element.hidden = date < from || date > to;
}
