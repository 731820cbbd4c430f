import { isFields } from "../../../content/values";
import { announcedDays } from "../../../domain/closures";
import { addDays } from "../../../domain/dates";
import { onDate } from "../../../domain/day-words";

interface Period {
  readonly from: string;
  readonly to: string;
}

const isDate = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** The periods in which a notice or closures are seen, as far as they are filled in. */
function periodsIn(fields: unknown): Period[] {
  if (!isFields(fields)) return [];
  const { closures, from, to } = fields;
  if (Array.isArray(closures))
    return closures
      .flatMap(periodsIn)
      .map((one) => ({ ...one, from: addDays(one.from, -announcedDays) }));
  return isDate(from) ? [{ from, to: isDate(to) ? to : from }] : [];
}

/** The date on which a file is seen: today, or else the first day to come, or the last of the past. */
export function seenOn(fields: unknown, today: string): string {
  const periods = periodsIn(fields);
  if (periods.some(({ from, to }) => from <= today && today <= to)) return today;
  const starts = periods.map(({ from }) => from).sort();
  const ends = periods.map(({ to }) => to).sort();
  return starts.find((from) => from > today) ?? ends.at(-1) ?? today;
}

/** What the preview says of the date; empty today. */
export function dateWords(date: string, today: string): string {
  if (date === today) return "";
  return date < today
    ? `Ovo se više ne vidi. Ovako je stranica izgledala ${onDate(date)} ${date.slice(0, 4)}.`
    : `Vidi se tek ${onDate(date)} ${date.slice(0, 4)}. Tada će stranica izgledati ovako.`;
}
