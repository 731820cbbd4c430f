import { readFileSync } from "node:fs";
import path from "node:path";
import { dirname, join } from "node:path/posix";
import { collectionOf } from "../content/collections";
import { metaOf } from "../content/schema-node";
import { routes } from "../site";
import { checkBody } from "./check-body";
import { checkContactData } from "./check-centre";
import { checkFields, textsOf } from "./check-fields";
import { checkFiles, isPagePhoto, isPhoto, photoSetOf } from "./check-files";
import { checkOrder } from "./check-order";
import { checkCaptions, checkPhotos, checkUnused, photoCount } from "./check-photos";
import { checkTexts } from "./check-texts";
import { type ContentFile, type ReadResult, readContentFile } from "./content-file";
import { listFiles } from "./list-files";
import { photoVerdicts } from "./photo-verdicts";
import type { Problem } from "./problem";
import type { LinkTargets } from "./targets";

/** Where the check finds its files; absolute paths. */
export interface CheckOptions {
  /** The `content/` folder. */
  readonly folder: string;
  /** Where verdicts on photos are kept between runs. */
  readonly cacheFile: string;
}

function readTexts(folder: string, files: readonly string[]): ReadResult[] {
  return files.flatMap((file) => {
    const collection = collectionOf(file);
    return collection
      ? [readContentFile(file, collection, readFileSync(path.join(folder, file)))]
      : [];
  });
}

function usedPhotos(contents: readonly ContentFile[]): Set<string> {
  return new Set(
    contents.flatMap((content) =>
      textsOf(content)
        .filter(({ schema }) => metaOf(schema)?.kind === "photo")
        .map(({ text }) => join(dirname(content.file), text.trim())),
    ),
  );
}

function checkText(
  content: ContentFile,
  files: readonly string[],
  targets: LinkTargets,
): Problem[] {
  return [
    ...checkFields(content),
    ...checkTexts(content, new Set(files), targets),
    ...checkBody(content, targets),
    ...checkCaptions(content, files),
    ...checkContactData(content),
  ];
}

/** Files in the order of their names; in each, from its first line down. */
function inOrder(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (
    (one.place?.line ?? 0) - (other.place?.line ?? 0) ||
    (one.place?.column ?? 0) - (other.place?.column ?? 0)
  );
}

/**
 * Looks at everything in `content/` and reports all that is wrong at once.
 * What passes without an error, builds.
 */
export async function checkContent({ folder, cacheFile }: CheckOptions): Promise<Problem[]> {
  const files = listFiles(folder);
  const read = readTexts(folder, files);
  const contents = read.flatMap(({ content }) => content ?? []);
  const targets = {
    photos: {
      [routes.gallery]: photoCount(files, "gallery"),
      [routes.program]: photoCount(files, "premises"),
    },
  };
  const photos = files.filter((file) => isPhoto(file) && (photoSetOf(file) || isPagePhoto(file)));
  const problems = [
    ...checkFiles(files),
    ...read.flatMap((result) => result.problems),
    ...contents.flatMap((content) => checkText(content, files, targets)),
    ...checkOrder(contents),
    ...checkPhotos(files, await photoVerdicts(photos, folder, cacheFile)),
    // A page that could not be read may name any of them.
    ...(contents.length === read.length
      ? checkUnused(photos.filter(isPagePhoto), usedPhotos(contents))
      : []),
  ];
  return problems.sort(inOrder);
}
