import type { z } from "zod";
import type { FieldPath } from "../content/parse-content-file";
import { type ProgramPage, programPage } from "../content/schemas/pages";
import { notice } from "../content/schemas/sections";
import { type Centre, centre, closures } from "../content/schemas/site";
import { dayNames, getDays } from "../content/week";
import { daysBetween, toSarajevoTime } from "../domain/dates";
import { getLastDay } from "../domain/opening-hours";
import { type ContentFile, findValidFields, getValidFields, toFieldProblem } from "./content-file";
import type { Message, Problem } from "./problem";

type HoursEntries = Centre["hours"]["days"];

/** Days for which two entries set hours. A single day may overlap with a range, which it overrides. */
function checkHours(content: ContentFile, days: HoursEntries): Problem[] {
  const entries = days.map((entry) => getDays(entry));
  return entries.flatMap((weekdays, index) => {
    const isSingle = weekdays.length === 1;
    const others = entries.slice(0, index).filter((other) => (other.length === 1) === isSingle);
    const day = weekdays.find((weekday) => others.some((rival) => rival.includes(weekday)));
    if (day === undefined) return [];
    return toFieldProblem(content, ["hours", "days", index], {
      what: `Radno vrijeme za dan „${dayNames[day] ?? ""}” je upisano dva puta.`,
      fix: "Ostavite jedno. Dan koji se razlikuje od ostalih upišite kao posebnu stavku, samo s prvim danom: on tada ima prednost.",
    });
  });
}

/** A longer closure, in days, is most likely a mistake in the year. */
const longClosureDays = 60;
/** In characters. From its announcement on, the status chip reserves the space of the longest text. */
const maxReasonLength = 40;
/** In characters. In the small drawing on phones a longer text would overlap the hills. */
const maxNowLength = 30;

const warnIf = (isSuspicious: boolean, content: ContentFile, path: FieldPath, message: Message) =>
  isSuspicious ? [toFieldProblem(content, path, { ...message, severity: "warning" })] : [];

const checkNotice = (content: ContentFile, to: string | undefined, today: string) =>
  warnIf(to !== undefined && to < today, content, ["to"], {
    what: "Ovo obavještenje se više ne prikazuje, jer je njegov posljednji dan prošao.",
    fix: "Obrišite ga, ili upišite kasniji datum ako i dalje vrijedi.",
  });

type ClosureFields = NonNullable<z.infer<typeof closures>["closures"]>[number];

function checkClosures(
  content: ContentFile,
  list: readonly ClosureFields[],
  today: string,
): Problem[] {
  return list.flatMap((closure, index) => {
    const { from, reason } = closure;
    const to = getLastDay(closure);
    const pathOf = (field: string) => ["closures", index, field];
    const length = [...reason].length;
    const days = daysBetween(from, to) + 1;
    return [
      ...warnIf(to < today, content, pathOf("from"), {
        what: "Ovi zatvoreni dani su prošli.",
        fix: "Obrišite ovu stavku.",
      }),
      ...warnIf(days > longClosureDays, content, pathOf("to"), {
        what: `Centar bi bio zatvoren duže od dva mjeseca (broj dana: ${days}). Je li to tačno?`,
        fix: "Provjerite prvi i posljednji dan, posebno godinu. Ako je tačno, ne mijenjajte ništa.",
      }),
      ...warnIf(length > maxReasonLength, content, pathOf("reason"), {
        what: `Razlog je dug (broj znakova: ${length}), pa oznaka uz radno vrijeme zauzima mnogo mjesta.`,
        fix: `Skratite ga na najviše ${maxReasonLength} znakova. Primjer: Kolektivni godišnji odmor`,
      }),
    ];
  });
}

type MomentFields = NonNullable<ProgramPage["day"]>["moments"][number];

/** Warn of moments at which the centre is closed all week, and of texts that are too long for the drawing. */
function checkMoments(
  content: ContentFile,
  all: readonly MomentFields[],
  days: HoursEntries,
): Problem[] {
  const times = days.flatMap(({ opens, closes }) => [opens, closes]).sort();
  const [opens = "", closes = opens] = [times[0], times.at(-1)];
  return all.flatMap(({ time, now }, index) => {
    const pathOf = (field: string) => ["day", "moments", index, field];
    const length = [...(now ?? "")].length;
    return [
      ...warnIf(time < opens || time > closes, content, pathOf("time"), {
        what: `U ${time} centar nije otvoren.`,
        fix: `Radno vrijeme je od ${opens} do ${closes}: ispravite vrijeme ovog trenutka, ili ga obrišite.`,
      }),
      ...warnIf(length > maxNowLength, content, pathOf("now"), {
        what: `Natpis je dug (broj znakova: ${length}), pa na crtežu dana prelazi preko brda.`,
        fix: `Skratite ga na najviše ${maxNowLength} znakova. Primjer: sada smo na otvorenom`,
      }),
    ];
  });
}

/** Check opening hours, closures, notices and the moments of a day. */
export function checkDays(contents: readonly ContentFile[]): Problem[] {
  const { date: today } = toSarajevoTime(new Date());
  const hours = findValidFields(contents, centre)?.hours.days;
  return contents.flatMap((content) => [
    ...checkHours(content, getValidFields(content, centre)?.hours.days ?? []),
    ...checkClosures(content, getValidFields(content, closures)?.closures ?? [], today),
    ...checkNotice(content, getValidFields(content, notice)?.to, today),
    ...(hours
      ? checkMoments(content, getValidFields(content, programPage)?.day?.moments ?? [], hours)
      : []),
  ]);
}
