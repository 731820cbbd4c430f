import { dirname } from "node:path/posix";
import { linkedDownload } from "../content/download-rules";
import { checkBody } from "./check-body";
import { checkCentreFacts } from "./check-centre-facts";
import { checkCopies } from "./check-copies";
import { checkDownloadNames } from "./check-download";
import { checkFields } from "./check-fields";
import { checkFileNames } from "./check-file-names";
import { checkHours } from "./check-hours";
import { linksOf } from "./check-links";
import { checkClosures, checkNotices } from "./check-notices-and-closures";
import { checkPages } from "./check-pages";
import {
  checkPhotos,
  type KnownPhotos,
  knownPhotos,
  listedPhotos,
  unnamedPhoto,
} from "./check-photos";
import { checkSections } from "./check-sections";
import { checkTexts } from "./check-texts";
import type { ContentFile, ReadResult } from "./content-file";
import { isContentPhoto } from "./file-kinds";
import { type LinkTargets, linkTargets } from "./link-targets";
import type { Problem } from "./problem";

/** The content as the rules see it: names of files and parsed texts, wherever they come from. */
export interface ContentFiles {
  /** Paths below `content/`, with `/`, sorted. */
  readonly files: readonly string[];
  /** Paths that exist and cannot be read. */
  readonly unusable: readonly string[];
  /** The texts among the files. */
  readonly read: readonly ReadResult[];
}

/** What the rules find, and which files they need not look at further. */
export interface CheckedFiles {
  readonly problems: readonly Problem[];
  /** Photos that the site shows. */
  readonly published: readonly string[];
  /** Names of downloads that texts link to; undefined if not all texts could be read. */
  readonly linked: ReadonlySet<string> | undefined;
}

function checkText(content: ContentFile, photos: KnownPhotos, targets: LinkTargets): Problem[] {
  return [
    ...checkFields(content),
    ...checkTexts(content, targets),
    ...checkBody(content, targets),
    ...checkPhotos(content, photos),
    ...checkHours(content),
    ...checkClosures(content),
    ...checkNotices(content),
  ];
}

/** Names of the downloads that texts link to. */
function linkedDownloads(contents: readonly ContentFile[]): Set<string> {
  return new Set(contents.flatMap(linksOf).flatMap((url) => linkedDownload(url)?.name ?? []));
}

/** Compares problems by file, then by line and column. */
export function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (
    (one.place?.line ?? 0) - (other.place?.line ?? 0) ||
    (one.place?.column ?? 0) - (other.place?.column ?? 0)
  );
}

/** Checks everything about the content but the bytes of photos and downloads. */
export function checkFiles({ files, unusable, read }: ContentFiles): CheckedFiles {
  // A file that cannot be read counts as present.
  const names = [...files, ...unusable].sort();
  const contents = read.flatMap(({ content }) => content ?? []);
  const lists = {
    gallery: listedPhotos(contents, "gallery"),
    premises: listedPhotos(contents, "premises"),
  };
  const targets = linkTargets(names, contents, lists);
  const known = knownPhotos(names, contents, lists.gallery);
  const photos = files.filter(isContentPhoto);
  // A file that could not be read may name any photo and link to any download.
  const isAllRead = contents.length === read.length && unusable.length === 0;
  const isRead: Readonly<Record<string, boolean>> = {
    pages: isAllRead,
    gallery: lists.gallery !== undefined,
    premises: lists.premises !== undefined,
  };
  const isNamed = (file: string) => known.named.has(file.normalize());
  const unnamed = photos.filter((file) => isRead[dirname(file)] && !isNamed(file));
  return {
    problems: [
      ...checkFileNames(names),
      ...checkCopies(files),
      ...checkDownloadNames(files),
      ...read.flatMap((result) => result.problems),
      ...contents.flatMap((content) => checkText(content, known, targets)),
      ...checkCentreFacts(contents),
      ...checkSections(contents, lists),
      ...checkPages(names),
      ...unnamed.map((file) => unnamedPhoto(file, photos)),
    ],
    published: photos.filter((file) => !unnamed.includes(file)),
    linked: isAllRead ? linkedDownloads(contents) : undefined,
  };
}
