// Days in Bosnian. The inflected forms are grammar, so they are in code, not in content.
import { addDays, daysBetween, getWeekday } from "./dates";

/** Weekdays from Monday in the accusative, the genitive and the instrumental. */
const weekdays = [
  { on: "ponedjeljak", of: "ponedjeljka", every: "ponedjeljkom" },
  { on: "utorak", of: "utorka", every: "utorkom" },
  { on: "srijedu", of: "srijede", every: "srijedom" },
  { on: "četvrtak", of: "četvrtka", every: "četvrtkom" },
  { on: "petak", of: "petka", every: "petkom" },
  { on: "subotu", of: "subote", every: "subotom" },
  { on: "nedjelju", of: "nedjelje", every: "nedjeljom" },
] as const;

const months =
  "januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra".split(
    " ",
  );

/** Format a time of day: `06:30h`. */
export const formatTime = (time: string) => `${time}h`;

/** Format a range of weekdays, from 0 for Monday: `Od ponedjeljka do petka`, `Četvrtkom i petkom`, `Subotom`. */
export function formatWeekdayRange(first: number, last: number): string {
  const [one, other] = [weekdays[first], weekdays[last]];
  if (!one || !other) throw new RangeError(`No weekdays ${first} and ${last}`);
  let text = `od ${one.of} do ${other.of}`;
  if (first === last) text = one.every;
  if (last - first === 1) text = `${one.every} i ${other.every}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Format a weekday, from 0 for Monday: `u srijedu`. */
export function formatOnWeekday(weekday: number): string {
  const day = weekdays[weekday];
  if (!day) throw new RangeError(`No weekday ${weekday}`);
  return `u ${day.on}`;
}

/** Format a date without its year: `3. augusta`. */
export function formatDayAndMonth(date: string): string {
  return `${Number(date.slice(8))}. ${months[Number(date.slice(5, 7)) - 1]}`;
}

/** Format a date: `u srijedu, 3. marta`. */
export function formatDate(date: string): string {
  return `${formatOnWeekday(getWeekday(date))}, ${formatDayAndMonth(date)}`;
}

/** Format a period: `u ponedjeljak, 1. marta`, `od 12. do 23. jula`, `od 28. decembra do 3. januara`. */
export function formatPeriod(first: string, last: string): string {
  if (first === last) return formatDate(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = isOneMonth ? `${Number(first.slice(8))}.` : formatDayAndMonth(first);
  return `od ${start} do ${formatDayAndMonth(last)}`;
}

/** Format a date as seen from today: `danas`, `sutra`, `u srijedu`, and from a week ahead `3. augusta`. */
export function formatRelativeDay(today: string, date: string): string {
  if (date === today) return "danas";
  if (date === addDays(today, 1)) return "sutra";
  return daysBetween(today, date) < 7 ? formatOnWeekday(getWeekday(date)) : formatDayAndMonth(date);
}
