import type { z } from "zod";
import type { notice } from "../content/kinds/sections";
import type { centre, closures } from "../content/kinds/site";
import { dayNames, getDays } from "../content/week";
import { daysBetween, toSarajevoClock } from "../domain/dates";
import { type ContentFile, fieldError, fieldWarning } from "./content-file";
import type { Message, Problem } from "./problem";

type Hours = z.infer<typeof centre>["hours"];

/** Days for which two entries set hours. A single day may overlap with a range, which it overrides. */
function checkHours(content: ContentFile, { days }: Hours): Problem[] {
  const entries = days.map((entry) => getDays(entry));
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

/** A longer closure, in days, is most likely a mistake in the year. */
const longClosureDays = 60;
/** In characters. The status chip reserves the space of its longest text all year. */
const maxReasonLength = 40;

type Closure = NonNullable<z.infer<typeof closures>["closures"]>[number];

function checkNotice(content: ContentFile, to: string, today: string): Problem[] {
  if (today <= to) return [];
  const past = fieldWarning(content, ["to"], {
    what: "Ovo obavještenje se više ne prikazuje, jer je njegov posljednji dan prošao.",
    fix: "Obrišite ga, ili upišite kasniji datum ako i dalje vrijedi.",
  });
  return [past];
}

function checkClosures(content: ContentFile, all: readonly Closure[], today: string): Problem[] {
  return all.flatMap(({ from, to = from, reason }, index) => {
    const warnIf = (isOdd: boolean, field: string, message: Message) =>
      isOdd ? fieldWarning(content, ["closures", index, field], message) : [];
    const length = [...reason.trim()].length;
    const days = daysBetween(from, to) + 1;
    return [
      warnIf(to < today, "from", {
        what: "Ovi zatvoreni dani su prošli.",
        fix: "Obrišite ovu stavku.",
      }),
      warnIf(days > longClosureDays, "to", {
        what: `Centar bi bio zatvoren duže od dva mjeseca (broj dana: ${days}). Je li to tačno?`,
        fix: "Provjerite prvi i posljednji dan, posebno godinu. Ako je tačno, ne mijenjajte ništa.",
      }),
      warnIf(length > maxReasonLength, "reason", {
        what: `Razlog je dug (broj znakova: ${length}), pa oznaka uz radno vrijeme zauzima mnogo mjesta.`,
        fix: `Skratite ga na najviše ${maxReasonLength} znakova. Primjer: Kolektivni godišnji odmor`,
      }),
    ].flat();
  });
}

/** Check opening hours, closures and notices. */
export function checkDays(content: ContentFile): Problem[] {
  const { date: today } = toSarajevoClock(new Date());
  const { data } = content;
  switch (content.collection.type) {
    case "Centre":
      return checkHours(content, (data as z.infer<typeof centre>).hours);
    case "Closures":
      return checkClosures(content, (data as z.infer<typeof closures>).closures ?? [], today);
    case "Notice":
      return checkNotice(content, (data as z.infer<typeof notice>).to, today);
    default:
      return [];
  }
}
