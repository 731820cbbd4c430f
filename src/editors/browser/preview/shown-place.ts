import { addedPageRoute, newName, sectionAddress, sectionPage } from "../../../content/addresses";
import { collectionOf, contentFolder } from "../../../content/collections";
import { timesOfDay } from "../../../content/kinds/pages";
import type { Fields } from "../../../content/values";
import type { DraftMessage } from "../../../preview/message";
import { pages, routes } from "../../../site";

/** Where a file is seen. */
export interface Place extends Pick<DraftMessage, "added" | "section"> {
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
