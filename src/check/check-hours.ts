import type { z } from "zod";
import type { centre } from "../content/kinds/site";
import { dayNames, daysOf } from "../content/week";
import { isWeekend } from "../domain/opening-hours";
import { type ContentFile, fieldError, fieldWarning } from "./content-file";
import type { Problem } from "./problem";

type Hours = z.infer<typeof centre>["hours"];

/**
 * Days for which two entries set hours. An entry for a single day may overlap with a range, which
 * it overrides.
 */
function repeatedDays(content: ContentFile, { days }: Hours): Problem[] {
  const entries = days.map((entry) => daysOf(entry));
  return entries.flatMap((own, index) => {
    const isSingle = own.length === 1;
    const rivals = entries.slice(0, index).filter((other) => (other.length === 1) === isSingle);
    const day = own.find((one) => rivals.some((rival) => rival.includes(one)));
    if (day === undefined) return [];
    return fieldError(content, ["hours", "days", index], {
      what: `Radno vrijeme za dan „${dayNames[day] ?? ""}” je upisano dva puta.`,
      fix: "Ostavite jedno. Dan koji se razlikuje od ostalih upišite kao posebnu stavku, samo s prvim danom: on tada ima prednost.",
    });
  });
}

/** Warns of a text for the weekend that is never shown, because both days have hours. */
function uselessWeekend(content: ContentFile, { days, weekend }: Hours): Problem[] {
  const open = new Set(days.flatMap(daysOf).filter(isWeekend));
  if (!weekend || open.size < 2) return [];
  return [
    fieldWarning(content, ["hours", "weekend"], {
      what: "Subota i nedjelja imaju radno vrijeme, pa se tekst za vikend nigdje ne prikazuje.",
      fix: "Obrišite ga, ili obrišite radno vrijeme za dan kojim centar ne radi redovno.",
    }),
  ];
}

/** Checks the opening hours as a whole. */
export function checkHours(content: ContentFile): Problem[] {
  if (content.collection.type !== "Centre") return [];
  const { hours } = content.data as z.infer<typeof centre>;
  return [...repeatedDays(content, hours), ...uselessWeekend(content, hours)];
}
