import { addDays, daysBetween, weekdayOf } from "./dates";

// Days in Bosnian. The inflected forms are grammar, so they are code and not content.

/** Weekdays from Monday: after “u” (on that day), after “od” and “do” (from, to), and “every …”. */
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

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Od ponedjeljka do petka`, `Četvrtkom i petkom`, `Subotom`; weekdays from 0 for Monday. */
export function everyWeek(first: number, last: number): string {
  const [one, other] = [weekdays[first], weekdays[last]];
  if (!one || !other) throw new RangeError(`No weekdays ${first} and ${last}`);
  if (first === last) return capitalized(one.every);
  return capitalized(
    last - first === 1 ? `${one.every} i ${other.every}` : `od ${one.of} do ${other.of}`,
  );
}

/** `u srijedu`. */
export function onWeekday(weekday: number): string {
  const day = weekdays[weekday];
  if (!day) throw new RangeError(`No weekday ${weekday}`);
  return `u ${day.on}`;
}

/** `3. augusta`. */
export function dayOfYear(date: string): string {
  return `${Number(date.slice(8))}. ${months[Number(date.slice(5, 7)) - 1]}`;
}

/** `u srijedu, 3. marta`. */
export function onDate(date: string): string {
  return `${onWeekday(weekdayOf(date))}, ${dayOfYear(date)}`;
}

/** `u ponedjeljak, 1. marta`, `od 12. do 23. jula`, `od 28. decembra do 3. januara`. */
export function onDates(first: string, last: string): string {
  if (first === last) return onDate(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = isOneMonth ? `${Number(first.slice(8))}.` : dayOfYear(first);
  return `od ${start} do ${dayOfYear(last)}`;
}

/** A date as seen from today: `danas`, `sutra`, `u srijedu`, and from a week ahead `3. augusta`. */
export function relativeDay(today: string, date: string): string {
  if (date === today) return "danas";
  if (date === addDays(today, 1)) return "sutra";
  return daysBetween(today, date) < 7 ? onWeekday(weekdayOf(date)) : dayOfYear(date);
}
