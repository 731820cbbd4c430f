import { z } from "zod";
import { notice } from "../content/kinds/notices";
import { closures } from "../content/kinds/site";
import { daysBetween } from "../domain/dates";
import { sarajevoClock } from "../domain/sarajevo-clock";
import { type ContentFile, fieldProblem } from "./content-file";
import type { Message, Problem } from "./problem";
import * as say from "./wording/hours";

/** A closure of more days was most likely meant otherwise. */
const mostDays = 60;
/** The chip keeps the place of its longest text all year. */
const longestReason = 40;

type Closure = NonNullable<z.infer<typeof closures>["closures"]>[number];

/** What is allowed in a closure, but is most likely not what was meant. */
function advice({ from, to = from, reason }: Closure, today: string): [keyof Closure, Message][] {
  const length = [...reason.trim()].length;
  const days = daysBetween(from, to) + 1;
  return [
    ...(to < today ? ([["from", say.pastClosure()]] as const) : []),
    ...(days > mostDays ? ([["to", say.longClosure(days)]] as const) : []),
    ...(length > longestReason
      ? ([["reason", say.longReason(length, longestReason)]] as const)
      : []),
  ].map(([field, message]) => [field, message]);
}

/** The warning of a notice that is over. */
export function checkNotices(content: ContentFile): Problem[] {
  if (content.collection.type !== "Notice") return [];
  const { data } = notice.safeParse(content.data);
  const isOver = data && data.to < sarajevoClock(new Date()).date;
  return isOver ? [fieldProblem(content, ["to"], say.pastNotice(), "warning")] : [];
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
    return advice(closure.data, today).map(([field, message]) =>
      fieldProblem(content, ["closures", index, field], message, "warning"),
    );
  });
}
