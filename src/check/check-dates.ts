import { z } from "zod";
import { notice } from "../content/kinds/notices";
import { closures } from "../content/kinds/site";
import { daysBetween } from "../domain/dates";
import { sarajevoClock } from "../domain/sarajevo-clock";
import { type ContentFile, fieldWarning } from "./content-file";
import { found, type Problem } from "./problem";

/** A closure of more days was most likely meant otherwise. */
const mostDays = 60;
/** The chip keeps the place of its longest text all year. */
const longestReason = 40;

type Closure = NonNullable<z.infer<typeof closures>["closures"]>[number];

/** What is allowed in a closure, but is most likely not what was meant, by field. */
function advice({ from, to = from, reason }: Closure, today: string) {
  const length = [...reason.trim()].length;
  const days = daysBetween(from, to) + 1;
  return {
    from: found(to < today, {
      what: "Ovi zatvoreni dani su prošli.",
      fix: "Obrišite ovu stavku: redove „from”, „reason” i, ako ga ima, „to”.",
    }),
    to: found(days > mostDays, {
      what: `Centar bi bio zatvoren duže od dva mjeseca (broj dana: ${days}). Je li to tačno?`,
      fix: "Provjerite prvi i posljednji dan, posebno godinu. Ako je tačno, ne mijenjajte ništa.",
    }),
    reason: found(length > longestReason, {
      what: `Razlog je dug (broj znakova: ${length}), pa oznaka uz radno vrijeme zauzima mnogo mjesta.`,
      fix: `Skratite ga na najviše ${longestReason} znakova. Primjer: "Kolektivni godišnji odmor"`,
    }),
  };
}

/** The warning of a notice that is over. */
export function checkNotices(content: ContentFile): Problem[] {
  if (content.collection.type !== "Notice") return [];
  const { data } = notice.safeParse(content.data);
  const isOver = data && data.to < sarajevoClock(new Date()).date;
  return isOver
    ? [
        fieldWarning(content, ["to"], {
          what: "Ovo obavještenje se više ne prikazuje, jer je njegov posljednji dan prošao.",
          fix: "Obrišite ovu datoteku, ili upišite kasniji datum ako obavještenje i dalje vrijedi.",
        }),
      ]
    : [];
}

/** Warnings about closures that are over, very long, or explained at length. */
export function checkClosures(content: ContentFile): Problem[] {
  if (content.collection.type !== "Closures") return [];
  const item = z.looseObject({ closures: z.array(z.unknown()) }).safeParse(content.data);
  const { date: today } = sarajevoClock(new Date());
  const one = closures.shape.closures.unwrap().element;
  return (item.data?.closures ?? []).flatMap((entry, index) => {
    const closure = one.safeParse(entry);
    if (!closure.success) return [];
    return Object.entries(advice(closure.data, today)).flatMap(([field, messages]) =>
      messages.map((message) => fieldWarning(content, ["closures", index, field], message)),
    );
  });
}
