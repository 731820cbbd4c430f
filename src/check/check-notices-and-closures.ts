import type { z } from "zod";
import type { notice } from "../content/kinds/notices";
import type { closures } from "../content/kinds/site";
import { daysBetween } from "../domain/dates";
import { sarajevoClock } from "../domain/sarajevo-clock";
import { type ContentFile, fieldWarning } from "./content-file";
import { messageIf, type Problem } from "./problem";

/** A longer closure, in days, is most likely a mistake in the year. */
const longClosureDays = 60;
/** In characters. The status chip reserves the space of its longest text all year. */
const maxReasonLength = 40;

type Closure = NonNullable<z.infer<typeof closures>["closures"]>[number];

/** Warnings about a closure, by field. */
function advice({ from, to = from, reason }: Closure, today: string) {
  const length = [...reason.trim()].length;
  const days = daysBetween(from, to) + 1;
  return {
    from: messageIf(to < today, {
      what: "Ovi zatvoreni dani su prošli.",
      fix: "Obrišite ovu stavku.",
    }),
    to: messageIf(days > longClosureDays, {
      what: `Centar bi bio zatvoren duže od dva mjeseca (broj dana: ${days}). Je li to tačno?`,
      fix: "Provjerite prvi i posljednji dan, posebno godinu. Ako je tačno, ne mijenjajte ništa.",
    }),
    reason: messageIf(length > maxReasonLength, {
      what: `Razlog je dug (broj znakova: ${length}), pa oznaka uz radno vrijeme zauzima mnogo mjesta.`,
      fix: `Skratite ga na najviše ${maxReasonLength} znakova. Primjer: Kolektivni godišnji odmor`,
    }),
  };
}

/** Warns of a notice that is over. */
export function checkNotices(content: ContentFile): Problem[] {
  if (content.collection.type !== "Notice") return [];
  const { to } = content.data as z.infer<typeof notice>;
  if (to >= sarajevoClock(new Date()).date) return [];
  return [
    fieldWarning(content, ["to"], {
      what: "Ovo obavještenje se više ne prikazuje, jer je njegov posljednji dan prošao.",
      fix: "Obrišite ga, ili upišite kasniji datum ako i dalje vrijedi.",
    }),
  ];
}

/** Warns of closures that are over or very long, or whose reason is long. */
export function checkClosures(content: ContentFile): Problem[] {
  if (content.collection.type !== "Closures") return [];
  const { closures: all } = content.data as z.infer<typeof closures>;
  const { date: today } = sarajevoClock(new Date());
  return (all ?? []).flatMap((closure, index) =>
    Object.entries(advice(closure, today)).flatMap(([field, messages]) =>
      messages.map((message) => fieldWarning(content, ["closures", index, field], message)),
    ),
  );
}
