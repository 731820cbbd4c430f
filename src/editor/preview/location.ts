import { getCollection } from "../../content/collections";
import { toSky } from "../../content/schemas/pages";
import { getAddedPageFile, toFreeName } from "../../content/slugs";
import { type Fields, isFields } from "../../content/values";
import { formatDate } from "../../domain/day-words";
import { getAnnouncementStart } from "../../domain/opening-hours";
import type { DraftMessage } from "../../preview/draft-message";
import { contentTypes, routes } from "../../site";
import { toContentPath } from "../model/loaded";

/** The page that shows a file, and the section on it. */
interface PreviewLocation extends Pick<DraftMessage, "added" | "section"> {
  /** The published page that is shown in the frame. */
  readonly route: string;
}

/** The published page in the frame that renders an added page, because that may not be published yet. */
const frameRouteForNewPages = routes.home;

/**
 * Return the path in `content/` of the edited file. The name of a new file is made of its title.
 * @param path in the repository; empty for a new file
 * @param folder of a collection of several files
 * @param files existing files, by path in `content/`
 */
export function getEditedFile(
  path: string,
  folder: string | undefined,
  title: unknown,
  files: ReadonlyMap<string, Fields>,
): string {
  const pathOf = (name: string) => toContentPath(`${folder}/${name}.md`) ?? name;
  const isUsed = (name: string) => files.has(pathOf(name));
  return toContentPath(path) ?? pathOf(toFreeName(String(title ?? ""), isUsed));
}

/**
 * Return the page and the section that show a file.
 * @param fields of the file
 * @param files the fields of all files
 */
export function findPreviewLocation(
  file: string,
  fields: Fields,
  files: ReadonlyMap<string, Fields>,
): PreviewLocation {
  const collection = getCollection(file);
  const [route = "", section] = (collection?.getPageUrl(file, fields) ?? routes.home).split("#");
  const part = section === undefined ? {} : { section };
  const type = collection?.type;
  if (type !== contentTypes.addedPage && type !== contentTypes.pageSection)
    return { route, ...part };
  const sky = (
    type === contentTypes.addedPage ? fields : files.get(getAddedPageFile(route.slice(1)))
  )?.sky;
  return { route: frameRouteForNewPages, added: { route, sky: toSky(sky) }, ...part };
}

const isDate = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** Return the periods in which a notice or closures are shown, as far as they are filled in. */
function listPeriods(fields: unknown): { from: string; to: string }[] {
  if (!isFields(fields)) return [];
  const { closures, from, to } = fields;
  if (Array.isArray(closures))
    return closures
      .flatMap(listPeriods)
      .map((period) => ({ ...period, from: getAnnouncementStart(period) }));
  return isDate(from) ? [{ from, to: isDate(to) ? to : from }] : [];
}

/** Return a date on which a file is shown: today, or else the next such day, or else the last. */
export function getDateToShow(fields: unknown, today: string): string {
  const periods = listPeriods(fields);
  if (periods.some(({ from, to }) => from <= today && today <= to)) return today;
  const starts = periods.map(({ from }) => from).sort();
  const ends = periods.map(({ to }) => to).sort();
  return starts.find((from) => from > today) ?? ends.at(-1) ?? today;
}

/** Return the fields of a notice as they are seen on a date, even without dates or with dates in the wrong order. */
export function withVisibleDates(fields: Fields, date: string): Fields {
  const [from, to] = [String(fields.from || date), String(fields.to || date)];
  return { ...fields, from: from < date ? from : date, to: to > date ? to : date };
}

/** Return the status that explains the preview's date; empty for today. */
export function explainDate(date: string, today: string): string {
  if (date === today) return "";
  return date < today
    ? `Ovo se više ne vidi. Ovako je stranica izgledala ${formatDate(date)} ${date.slice(0, 4)}.`
    : `Vidi se tek ${formatDate(date)} ${date.slice(0, 4)}. Tada će stranica izgledati ovako.`;
}
