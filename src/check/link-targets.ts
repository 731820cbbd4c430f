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

/** What can be opened on a page by its address. */
interface PageTargets {
  /** Addresses of its sections. */
  readonly sections: readonly string[];
  /** Starts of its photos' addresses, and how many photos there are. */
  readonly photos: Readonly<Record<string, number>>;
  /** Whether a file that may say more of it could not be read. */
  readonly isUnsure?: boolean;
}

/** What links of the content may lead to. */
export interface LinkTargets {
  /** By their addresses. */
  readonly pages: Readonly<Record<string, PageTargets>>;
  /** Names of the files to download. */
  readonly files: readonly string[];
  /** Whether there may be more of them, in a folder that could not be read. */
  readonly isUnsure: Readonly<Record<"pages" | "files", boolean>>;
}

/** Addresses of the pages that the site always has. */
export const pages: readonly string[] = sitePages
  .map(({ route }) => route)
  .filter((route) => route !== notFoundPath);

/** Names in the lists of photos; undefined where a list cannot be read. */
export type PhotoLists = Readonly<Record<PhotoSet, readonly string[] | undefined>>;

const sectionTypes: readonly string[] = [programSectionType, pageSectionType];

/** Whether a file holds a section of a page. */
export function isSection(file: string): boolean {
  return sectionTypes.includes(collectionOf(file)?.type ?? "");
}

/** Whether a file is a page that staff have added. */
export function isTextPage(file: string): boolean {
  return collectionOf(file)?.type === textPageType;
}

/** What opens a section: as its file says, else the file's name. */
export function addressOf({ file, data }: Pick<ContentFile, "file" | "data">): string {
  const written = valueAt(data, ["address"]);
  return typeof written === "string" ? written : sectionAddress(file);
}

/** Whether a value names a list of photos. */
export const isSet = (value: unknown): value is PhotoSet =>
  typeof value === "string" && Object.hasOwn(photoAnchors, value);

/** The list whose photos a section or page shows all of. */
export function wholeList({ data }: ContentFile): PhotoSet | undefined {
  const list = valueAt(data, ["photos", "list"]);
  const isWhole = valueAt(data, ["photos", "names"]) === undefined;
  return isWhole && isSet(list) ? list : undefined;
}

/** How the addresses of photos begin that a section shows, and how many there are. */
function photosOf(content: ContentFile, lists: PhotoLists): [string, number][] {
  const set = wholeList(content);
  if (set) return [[photoAnchors[set], lists[set]?.length ?? Number.POSITIVE_INFINITY]];
  const names = valueAt(content.data, ["photos", "names"]);
  return Array.isArray(names) ? [[`${addressOf(content)}-slika`, names.length]] : [];
}

/** Photos that a page shows whatever its sections hold. */
function ownPhotos(route: string, lists: PhotoLists): [string, number][] {
  const page = sitePages.find((one) => one.route === route);
  const set = page && "photos" in page ? page.photos : undefined;
  return set ? [[photoAnchors[set], lists[set]?.length ?? Number.POSITIVE_INFINITY]] : [];
}

/** What a folder would hold that stands among the files because it could not be read. */
const inside = (folder: string, name = "x.md") => `${folder}/${name}`;

/**
 * What links may lead to.
 * @param files every file of the content, also files and folders that could not be read
 * @param contents those that could
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
      isUnsure: files.filter((file) => belongs(file) || belongs(inside(file))).length > own.length,
    };
  };
  const added = files.filter(isTextPage).map(textPageRoute);
  return {
    pages: Object.fromEntries([...pages, ...added].map((route) => [route, targetsOf(route)])),
    files: files.filter(isDownload).map(downloadName),
    isUnsure: {
      pages: files.some((file) => isTextPage(inside(file))),
      files: files.some((file) => isDownload(inside(file, "x.pdf"))),
    },
  };
}
