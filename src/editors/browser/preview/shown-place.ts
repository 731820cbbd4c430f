import { addedPageRoute, newName, sectionAddress, sectionPage } from "../../../content/addresses";
import { collectionOf, contentFolder } from "../../../content/collections";
import { timesOfDay } from "../../../content/kinds/pages";
import { type Fields, isFields } from "../../../content/values";
import { addDays } from "../../../domain/dates";
import { formatDate } from "../../../domain/day-words";
import { announcedDays } from "../../../domain/opening-hours";
import type { DraftMessage } from "../../../preview/message";
import { pages, routes } from "../../../site";

/** Where a file is seen. */
interface Place extends Pick<DraftMessage, "added" | "section"> {
  /** The published page that is shown in the frame. */
  readonly route: string;
}

/** The page whose frame shows a page that staff have added, which may not be published yet. */
const stand = routes.home;

/** Pages that show files which are neither pages nor sections; the home page shows the others. */
const shownOn = [
  { files: /^gallery\//, route: routes.gallery },
  { files: /^site\/centre/, route: routes.contact },
];

/**
 * The path below `content/` of a file that is being edited. A new one has its name from its title.
 * @param path in the repository, empty for a new file
 * @param folder of a collection of several files
 */
export function fileOf(path: string, folder: string | undefined, title: unknown): string {
  if (path.startsWith(`${contentFolder}/`)) return path.slice(contentFolder.length + 1);
  return `${(folder ?? "").slice(contentFolder.length + 1)}/${newName(String(title ?? ""))}.md`;
}

/**
 * Where a file is seen.
 * @param fields of the file
 * @param files the fields of all files
 */
export function placeOf(file: string, fields: Fields, files: ReadonlyMap<string, Fields>): Place {
  const type = collectionOf(file)?.type;
  const page = pages.find((one) => one.type === type);
  if (page) return { route: page.route };
  const section = String(fields.address || sectionAddress(file));
  if (type === "ProgramSection") return { route: routes.program, section };
  if (file.startsWith("premises/")) return { route: routes.program, section: "premises" };
  if (type !== "AddedPage" && type !== "PageSection")
    return { route: shownOn.find((one) => one.files.test(file))?.route ?? routes.home };
  const route = type === "AddedPage" ? addedPageRoute(file) : sectionPage(file);
  const look = (type === "AddedPage" ? fields : files.get(`pages${route}.md`))?.look;
  const sky = timesOfDay.find((time) => time === look) ?? "morning";
  return { route: stand, added: { route, sky }, ...(type === "PageSection" && { section }) };
}

const isDate = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** The periods in which a notice or closures are seen, as far as they are filled in. */
function periodsIn(fields: unknown): { from: string; to: string }[] {
  if (!isFields(fields)) return [];
  const { closures, from, to } = fields;
  if (Array.isArray(closures))
    return closures
      .flatMap(periodsIn)
      .map((one) => ({ ...one, from: addDays(one.from, -announcedDays) }));
  return isDate(from) ? [{ from, to: isDate(to) ? to : from }] : [];
}

/** The date on which a file is seen: today, or else the first day to come, or the last of the past. */
export function seenOn(fields: unknown, today: string): string {
  const periods = periodsIn(fields);
  if (periods.some(({ from, to }) => from <= today && today <= to)) return today;
  const starts = periods.map(({ from }) => from).sort();
  const ends = periods.map(({ to }) => to).sort();
  return starts.find((from) => from > today) ?? ends.at(-1) ?? today;
}

/** What the preview says of the date; empty today. */
export function dateWords(date: string, today: string): string {
  if (date === today) return "";
  return date < today
    ? `Ovo se više ne vidi. Ovako je stranica izgledala ${formatDate(date)} ${date.slice(0, 4)}.`
    : `Vidi se tek ${formatDate(date)} ${date.slice(0, 4)}. Tada će stranica izgledati ovako.`;
}
