import { sectionAddress, sectionPage, textPageRoute } from "../content/addresses";
import {
  collectionOf,
  pageSectionType,
  programSectionType,
  textPageType,
} from "../content/collections";
import type { PhotoSet } from "../content/photo-rules";
import { notFoundPath, photoAnchors, pages as sitePages } from "../site";
import type { ContentFile } from "./content-file";
import { valueAt } from "./declared-shape";
import { downloadName, isDownload } from "./file-kinds";

/** What a fragment can open on a page. */
interface PageTargets {
  /** Addresses of its sections. */
  readonly sections: readonly string[];
  /** How many photos there are, by the prefix of their addresses: `slika` for `slika-7`. */
  readonly photos: Readonly<Record<string, number>>;
  /** Whether a file of the page could not be read, so that there may be more targets. */
  readonly isIncomplete?: boolean;
}

/** Everything that a link in content may lead to. */
export interface LinkTargets {
  /** By route. */
  readonly pages: Readonly<Record<string, PageTargets>>;
  /** Names of the downloads. */
  readonly downloads: readonly string[];
  /** Whether a folder could not be read, so that there may be more of them. */
  readonly isIncomplete: Readonly<Record<"pages" | "downloads", boolean>>;
}

/** Routes of the pages that the site always has. */
export const pages: readonly string[] = sitePages
  .map(({ route }) => route)
  .filter((route) => route !== notFoundPath);

/** Names in the lists of photos; undefined for a list that cannot be read. */
export type PhotoLists = Readonly<Record<PhotoSet, readonly string[] | undefined>>;

const sectionTypes: readonly string[] = [programSectionType, pageSectionType];

/** Whether a file is a section of a page. */
export function isSection(file: string): boolean {
  return sectionTypes.includes(collectionOf(file)?.type ?? "");
}

/** Whether a file is a page that staff have added. */
export function isTextPage(file: string): boolean {
  return collectionOf(file)?.type === textPageType;
}

/** The fragment of a section: as its file sets it, else from the file's name. */
export function addressOf({ file, data }: Pick<ContentFile, "file" | "data">): string {
  const written = valueAt(data, ["address"]);
  return typeof written === "string" ? written : sectionAddress(file);
}

/** Whether a value is the name of a list of photos. */
export const isPhotoSet = (value: unknown): value is PhotoSet =>
  typeof value === "string" && Object.hasOwn(photoAnchors, value);

/** The list of photos that a section or page shows completely, if any. */
export function completeList({ data }: ContentFile): PhotoSet | undefined {
  const list = valueAt(data, ["photos", "list"]);
  const isComplete = valueAt(data, ["photos", "names"]) === undefined;
  return isComplete && isPhotoSet(list) ? list : undefined;
}

/** The photos that a file shows, as entries of `PageTargets.photos`. */
function photosOf(content: ContentFile, lists: PhotoLists): [string, number][] {
  const set = completeList(content);
  if (set) return [[photoAnchors[set], lists[set]?.length ?? Number.POSITIVE_INFINITY]];
  const names = valueAt(content.data, ["photos", "names"]);
  return Array.isArray(names) ? [[`${addressOf(content)}-slika`, names.length]] : [];
}

/** The photos that a page always shows, as entries of `PageTargets.photos`. */
function ownPhotos(route: string, lists: PhotoLists): [string, number][] {
  const page = sitePages.find((one) => one.route === route);
  const set = page && "photos" in page ? page.photos : undefined;
  return set ? [[photoAnchors[set], lists[set]?.length ?? Number.POSITIVE_INFINITY]] : [];
}

/** A file that an unreadable folder, which is listed among the files, may contain. */
const fileIn = (folder: string, name = "x.md") => `${folder}/${name}`;

/**
 * Collects everything that links may lead to.
 * @param files all files of the content, and folders that could not be read
 * @param contents the files that could be parsed
 */
export function linkTargets(
  files: readonly string[],
  contents: readonly ContentFile[],
  lists: PhotoLists,
): LinkTargets {
  const targetsOf = (route: string): PageTargets => {
    const belongs = (file: string) => isSection(file) && sectionPage(file) === route;
    const own = contents.filter(({ file }) => belongs(file));
    const page = contents.filter(({ file }) => isTextPage(file) && textPageRoute(file) === route);
    return {
      sections: own.map(addressOf),
      photos: Object.fromEntries([
        ...ownPhotos(route, lists),
        ...[...page, ...own].flatMap((content) => photosOf(content, lists)),
      ]),
      isIncomplete:
        files.filter((file) => belongs(file) || belongs(fileIn(file))).length > own.length,
    };
  };
  const added = files.filter(isTextPage).map(textPageRoute);
  return {
    pages: Object.fromEntries([...pages, ...added].map((route) => [route, targetsOf(route)])),
    downloads: files.filter(isDownload).map(downloadName),
    isIncomplete: {
      pages: files.some((file) => isTextPage(fileIn(file))),
      downloads: files.some((file) => isDownload(fileIn(file, "x.pdf"))),
    },
  };
}
