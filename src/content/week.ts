import { dayNames } from "./fields";

/** Hours as `content/site/centre.yml` gives them: of one day, or from one to another. */
interface DayEntry {
  readonly from: string;
  readonly to?: string | null | undefined;
  readonly opens: string;
  readonly closes: string;
}

const places = new Map<string, number>(dayNames.map((name, place) => [name, place]));
const placeOf = (name: string) => places.get(name) ?? Number.NaN;

/** The days of an entry, from 0 for Monday; none where the last stands before the first. */
export function daysOf({ from, to }: Pick<DayEntry, "from" | "to">): number[] {
  const [first, last] = [placeOf(from), placeOf(to ?? from)];
  return dayNames.map((_, day) => day).filter((day) => day >= first && day <= last);
}

/**
 * The hours of seven days from Monday on, null where there are none. A day named alone goes before
 * a range that it lies in: so one day differs without the range being taken apart.
 */
export function weekOf(entries: readonly DayEntry[]) {
  return dayNames.map((_, day) => {
    const own = entries.filter((entry) => daysOf(entry).includes(day));
    const entry = own.find((one) => daysOf(one).length === 1) ?? own[0];
    return entry ? { opens: entry.opens, closes: entry.closes } : null;
  });
}
