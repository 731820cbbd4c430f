import { readFileSync } from "node:fs";
import path from "node:path";
import { dirname } from "node:path/posix";
import { collectionOf } from "../content/collections";
import { linkedDownload } from "../content/download-rules";
import { checkBody } from "./check-body";
import { checkCentreFacts } from "./check-centre-facts";
import { checkCopies } from "./check-copies";
import { checkDownloads } from "./check-downloads";
import { checkFields } from "./check-fields";
import { checkFileNames, checkHiddenFiles } from "./check-file-names";
import { checkHours } from "./check-hours";
import { linksOf } from "./check-links";
import { checkClosures, checkNotices } from "./check-notices-and-closures";
import { checkPages } from "./check-pages";
import { checkPhotoFiles } from "./check-photo-files";
import {
  checkPhotos,
  type KnownPhotos,
  knownPhotos,
  listedPhotos,
  unnamedPhoto,
} from "./check-photos";
import { checkSections } from "./check-sections";
import { checkTexts } from "./check-texts";
import { type ContentFile, type ReadResult, readContentFile } from "./content-file";
import { isContentPhoto, isDownload } from "./file-kinds";
import type { LinkTargets } from "./link-targets";
import { linkTargets } from "./link-targets";
import type { Problem } from "./problem";
import { type Listing, readFolder } from "./read-folder";
import { isSystemError, unreadable } from "./system-error";

function readTexts(folder: string, files: readonly string[]): ReadResult[] {
  return files.flatMap((file) => {
    const collection = collectionOf(file);
    if (!collection) return [];
    try {
      return [readContentFile(file, collection, readFileSync(path.join(folder, file)))];
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return [{ problems: [unreadable(file, error)] }];
    }
  });
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

/** Whether a problem is in a file or folder that cannot be read, and only a consequence of that. */
function isConsequence({ file }: Problem, unusable: Listing["unusable"]): boolean {
  return [...unusable.values()].some((cause) => `${file}/`.startsWith(`${cause.file}/`));
}

/** Compares problems by file, then by line and column. */
function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (
    (one.place?.line ?? 0) - (other.place?.line ?? 0) ||
    (one.place?.column ?? 0) - (other.place?.column ?? 0)
  );
}

/**
 * Checks everything in `content/` and returns all problems at once, sorted by place. Content
 * without errors can be built.
 * @param folder absolute path of `content/`
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const { files, hidden, unusable } = readFolder(folder);
  const root = unusable.get("");
  if (root) return [root];
  // A file that cannot be read counts as present.
  const names = [...files, ...unusable.keys()].sort();
  const read = readTexts(folder, files);
  const contents = read.flatMap(({ content }) => content ?? []);
  const lists = {
    gallery: listedPhotos(contents, "gallery"),
    premises: listedPhotos(contents, "premises"),
  };
  const targets = linkTargets(names, contents, lists);
  const linked = linkedDownloads(contents);
  const known = knownPhotos(names, contents, lists.gallery);
  const photos = files.filter(isContentPhoto);
  // A file that could not be read may name any photo and link to any download.
  const isAllRead = contents.length === read.length && unusable.size === 0;
  const isRead: Readonly<Record<string, boolean>> = {
    pages: isAllRead,
    gallery: lists.gallery !== undefined,
    premises: lists.premises !== undefined,
  };
  const isNamed = (file: string) => known.named.has(file.normalize());
  const unnamed = photos.filter((file) => isRead[dirname(file)] && !isNamed(file));
  const published = photos.filter((file) => !unnamed.includes(file));
  const found = [
    ...checkFileNames(names),
    ...checkHiddenFiles(hidden),
    ...checkCopies(files),
    ...read.flatMap((result) => result.problems),
    ...contents.flatMap((content) => checkText(content, known, targets)),
    ...checkCentreFacts(contents),
    ...checkSections(contents, lists),
    ...checkPages(names),
    ...checkDownloads(files.filter(isDownload), folder, isAllRead ? linked : undefined),
    ...(await checkPhotoFiles(published, folder)),
    ...unnamed.map((file) => unnamedPhoto(file, photos)),
  ];
  const problems = [
    ...unusable.values(),
    ...found.filter((problem) => !isConsequence(problem, unusable)),
  ];
  return problems.sort(byPlace);
}
