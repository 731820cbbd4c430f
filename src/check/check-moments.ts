import type { z } from "zod";
import type { programPage } from "../content/kinds/pages";
import type { Centre } from "../content/kinds/site";
import { type ContentFile, fieldWarning } from "./content-file";
import type { Problem } from "./problem";

type Day = NonNullable<z.infer<typeof programPage>["day"]>;

/** The word by which the introduction of the draft tells parents that its day is a sample. */
const sampleWord = /\bprimjer/i;

function sampleDay(content: ContentFile, { intro, moments }: Day): Problem | [] {
  if (!intro || !sampleWord.test(intro)) return [];
  const named = moments.map(({ time, title }) => `${time} ${title}`).join(", ");
  return fieldWarning(content, ["day", "intro"], {
    what: `Ovaj dan je još uvijek primjer: ${named}.`,
    fix: "Prije objave upišite trenutke dana kakvi zaista jesu, pa iz ove rečenice izbrišite riječ „primjer”.",
  });
}

/** Moments at which the centre is open on no day of the week. */
function closedMoments(content: ContentFile, { moments }: Day, { days }: Centre["hours"]) {
  const opens = days.map((one) => one.opens).sort()[0] ?? "";
  const closes =
    days
      .map((one) => one.closes)
      .sort()
      .at(-1) ?? "";
  return moments.flatMap(({ time }, index): Problem | [] =>
    time >= opens && time <= closes
      ? []
      : fieldWarning(content, ["day", "moments", index, "time"], {
          what: `U ${time} centar nije otvoren: radno vrijeme je od ${opens} do ${closes}.`,
          fix: "Ispravite vrijeme ovog trenutka, ili ga obrišite.",
        }),
  );
}

/** Warns of a day that is a sample, and of moments outside of the opening hours. */
export function checkMoments(contents: readonly ContentFile[]): Problem[] {
  const page = contents.find(({ collection }) => collection.type === "ProgramPage");
  const facts = contents.find(({ collection }) => collection.type === "Centre");
  const { day } = (page?.data ?? {}) as Partial<z.infer<typeof programPage>>;
  if (!page || !facts || !day) return [];
  return [sampleDay(page, day), closedMoments(page, day, (facts.data as Centre).hours)].flat();
}
