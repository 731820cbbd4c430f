/** The days of the week as content names them, from Monday. */
export const dayNames = [
  "ponedjeljak",
  "utorak",
  "srijeda",
  "četvrtak",
  "petak",
  "subota",
  "nedjelja",
] as const;

/** Opening hours in `content/site/centre.yml`: of one day, or of a range of days. */
interface DayEntry {
  readonly from: string;
  readonly to?: string | null;
  readonly opens: string;
  readonly closes: string;
}

const names: readonly string[] = dayNames;

/** Return the days of an entry, from 0 for Monday; none if the last day is before the first. */
export function getDays({ from, to }: Pick<DayEntry, "from" | "to">): number[] {
  const [first, last] = [names.indexOf(from), names.indexOf(to ?? from)];
  return dayNames.map((_, day) => day).filter((day) => day >= first && day <= last);
}

/** Return the hours of seven days from Monday; null for a closed one. A single day overrides its range. */
export function getWeek(entries: readonly DayEntry[]) {
  return dayNames.map((_, day) => {
    const candidates = entries.filter((entry) => getDays(entry).includes(day));
    const entry = candidates.find((candidate) => getDays(candidate).length === 1) ?? candidates[0];
    return entry ? { opens: entry.opens, closes: entry.closes } : null;
  });
}
