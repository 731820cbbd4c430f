import { formatTime, formatWeekdayRange } from "../domain/day-words";
import { toDialableNumber } from "../domain/hrefs";
import { groupDays } from "../domain/opening-hours";
import { noBreakSpace } from "../domain/typography";
import type { Centre } from "./schemas/site";
import { getWeek } from "./week";

/** Placeholders that any text may use for facts of `content/site/centre.yml`, such as `{ulica}`. */
export const factNames = ["ulica", "mjesto", "telefon", "telefon2", "mail", "vrijeme"] as const;

export type CentreFacts = Readonly<Record<(typeof factNames)[number], string>>;

/** Format the hours of all days: `radnim danima 06:30h do 18:00h`. A line does not break within hours. */
const formatHours = ({ days }: Centre["hours"]) =>
  groupDays(getWeek(days))
    .map(({ first, last, opens, closes }) => {
      const isWorkweek = first === 0 && last === 4;
      const when = isWorkweek ? "radnim danima" : formatWeekdayRange(first, last).toLowerCase();
      const hours = [formatTime(opens), "do", formatTime(closes)].join(noBreakSpace);
      return `${when} ${hours}`;
    })
    .join(", ");

/** Return the text that replaces each placeholder. */
export function getFacts({
  address,
  phones,
  email,
  hours,
}: Pick<Centre, "address" | "phones" | "email" | "hours">): CentreFacts {
  const [telefon = "", telefon2 = ""] = phones;
  return {
    ulica: address.street,
    mjesto: address.place,
    telefon,
    telefon2,
    mail: email,
    vrijeme: formatHours(hours),
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
