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
  /**
   * The numbers of its photos, by the prefix of their addresses: `slika` for `slika-7`. Undefined if
   * their list cannot be read.
   */
  readonly photos: Readonly<Record<string, readonly number[] | undefined>>;
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

/** The route of the page that a section or an added page is shown on. */
export function routeOf({ file }: Pick<ContentFile, "file">): string {
  return isTextPage(file) ? textPageRoute(file) : sectionPage(file);
}

/** The prefix of the addresses of the photos that a section or page shows, if any. */
export function photoAnchorOf(content: ContentFile): string | undefined {
  const set = completeList(content);
  if (set) return photoAnchors[set];
  return valueAt(content.data, ["photos"]) ? `${addressOf(content)}-slika` : undefined;
}

/** An entry of `PageTargets.photos`. */
type Photos = [prefix: string, numbers: readonly number[] | undefined];

const numbersOf = (list: readonly string[] | undefined) => list?.map((_, index) => index + 1);

/** The photos that a file shows. */
function photosOf(content: ContentFile, lists: PhotoLists): Photos[] {
  const anchor = photoAnchorOf(content);
  const set = valueAt(content.data, ["photos", "list"]);
  const list = isPhotoSet(set) ? lists[set] : undefined;
  if (!anchor) return [];
  if (completeList(content)) return [[anchor, numbersOf(list)]];
  const named = valueAt(content.data, ["photos", "names"]);
  const names = Array.isArray(named) ? named.map((name) => String(name).trim()) : [];
  return [[anchor, numbersOf(list)?.filter((number) => names.includes(list?.[number - 1] ?? ""))]];
}

/** The photos that a page always shows. */
function ownPhotos(route: string, lists: PhotoLists): Photos[] {
  const page = sitePages.find((one) => one.route === route);
  const set = page && "photos" in page ? page.photos : undefined;
  return set ? [[photoAnchors[set], numbersOf(lists[set])]] : [];
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
