import type { z } from "zod";
import type { programPage } from "../content/kinds/pages";
import type { Centre } from "../content/kinds/site";
import { type ContentFile, fieldWarning } from "./content-file";
import type { Message, Problem } from "./problem";

type Day = NonNullable<z.infer<typeof programPage>["day"]>;

/** In characters. On the small drawing of a phone a longer one would lie over the hills. */
const maxNowLength = 30;

/** Warn of moments at which the centre is closed all week, and of texts that are too long for the drawing. */
function checkDay(content: ContentFile, { moments }: Day, { days }: Centre["hours"]) {
  const times = days.flatMap(({ opens, closes }) => [opens, closes]).sort();
  const [opens = "", closes = opens] = [times[0], times.at(-1)];
  return moments.flatMap(({ time, now = "" }, index) => {
    const warnIf = (isOdd: boolean, field: string, message: Message) =>
      isOdd ? fieldWarning(content, ["day", "moments", index, field], message) : [];
    return [
      warnIf(time < opens || time > closes, "time", {
        what: `U ${time} centar nije otvoren: radno vrijeme je od ${opens} do ${closes}.`,
        fix: "Ispravite vrijeme ovog trenutka, ili ga obrišite.",
      }),
      warnIf(now.trim().length > maxNowLength, "now", {
        what: `Natpis je dug (broj znakova: ${now.trim().length}), pa na crtežu dana prelazi preko brda.`,
        fix: `Skratite ga na najviše ${maxNowLength} znakova. Primjer: sada smo na otvorenom`,
      }),
    ].flat();
  });
}

/** Warn of moments that cannot be shown well. */
export function checkMoments(contents: readonly ContentFile[]): Problem[] {
  const page = contents.find(({ collection }) => collection.type === "ProgramPage");
  const facts = contents.find(({ collection }) => collection.type === "Centre");
  const { day } = (page?.data ?? {}) as Partial<z.infer<typeof programPage>>;
  if (!page || !facts || !day) return [];
  return checkDay(page, day, (facts.data as Centre).hours);
}
