import { formatTime, formatWeekdayRange } from "../domain/day-words";
import { toDialableNumber } from "../domain/hrefs";
import { groupDays, type Hours } from "../domain/opening-hours";
import { noBreakSpace } from "../domain/typography";
import { fill } from "./fill-placeholders";
import type { Centre } from "./schemas/site";
import { getWeek } from "./week";

/** Placeholders that any text may use for facts of `content/site/centre.yml`, such as `{ulica}`. */
export const factNames = ["ulica", "mjesto", "telefon", "telefon2", "mail", "vrijeme"] as const;

export type CentreFacts = Readonly<Record<(typeof factNames)[number], string>>;

/** Format the hours of a day as `range` says: `06:30h do 18:00h`. */
export const formatRange = (range: string, { opens, closes }: Hours): string =>
  fill(range, { opens: formatTime(opens), closes: formatTime(closes) });

/** Format the hours of all days: `radnim danima 06:30h do 18:00h`. A line does not break within hours. */
const formatHours = ({ days }: Centre["hours"], range: string) =>
  groupDays(getWeek(days))
    .map(({ first, last, ...hours }) => {
      const isWorkweek = first === 0 && last === 4;
      const when = isWorkweek ? "radnim danima" : formatWeekdayRange(first, last).toLowerCase();
      return `${when} ${formatRange(range, hours).replaceAll(" ", noBreakSpace)}`;
    })
    .join(", ");

/**
 * Return the text that replaces each placeholder.
 * @param range how the hours of a day are written, with `{opens}` and `{closes}`
 */
export function getFacts(
  { address, phones, email, hours }: Pick<Centre, "address" | "phones" | "email" | "hours">,
  range: string,
): CentreFacts {
  const [telefon = "", telefon2 = ""] = phones;
  return {
    ulica: address.street,
    mjesto: address.place,
    telefon,
    telefon2,
    mail: email,
    vrijeme: formatHours(hours, range),
  };
}

/** Encode facts for URLs. `tel:` takes no spaces (RFC 3966); an e-mail address needs no escapes (`field-kinds.ts`). */
export function encodeFacts(facts: Partial<CentreFacts>): Partial<CentreFacts> {
  const encode = (name: string, fact: string) => {
    if (name === "mail") return fact;
    return name.startsWith("telefon") ? toDialableNumber(fact) : encodeURIComponent(fact);
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, encode(name, fact)]),
  );
}
