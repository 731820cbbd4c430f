import type { Message } from "./problem";

const orders = [
  /^\s*(?<day>\d{1,2})[.\s/-]+(?<month>\d{1,2})[.\s/-]+(?<year>\d{4})\.?\s*$/,
  /^\s*(?<year>\d{4})[.\s/-]+(?<month>\d{1,2})[.\s/-]+(?<day>\d{1,2})\.?\s*$/,
];

/** Reads `1. 3. 2027.`, `2027/3/1` and the like as `2027-03-01`. */
function isoDateOf(value: string): string | undefined {
  const groups = orders.map((order) => order.exec(value)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year = "", month = "", day = "" } = groups;
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** How many days the month of a date has; undefined if there is no such month. */
function daysInMonth(date: string): number | undefined {
  const [year = 0, month = 0] = date.split("-").map(Number);
  if (month < 1 || month > 12) return undefined;
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The message for a value that is not a date as content writes it. */
export const badDate = (value: string, example = '"2027-03-01"'): Message => {
  const isoDate = isoDateOf(value);
  if (!isoDate) {
    return {
      what: `Datum „${value}” nije ispravan.`,
      fix: `Upišite godinu, mjesec i dan, s crticama i pod navodnicima. Primjer: ${example}`,
    };
  }
  const days = daysInMonth(isoDate);
  const day = Number(isoDate.slice(8));
  if (days && day >= 1 && day <= days) {
    return {
      what: `Datum „${value}” nije napisan kako stranica očekuje.`,
      fix: `Prvo ide godina, pa mjesec, pa dan. Upišite: "${isoDate}"`,
    };
  }
  return {
    what: `Datum „${value}” ne postoji.`,
    fix: days
      ? `Taj mjesec ima ${days} dana. Ispravite dan ili mjesec. Redoslijed je: godina, mjesec, dan.`
      : "Mjesec može biti od 01 do 12. Redoslijed je: godina, mjesec, dan.",
  };
};
