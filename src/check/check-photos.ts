import { basename } from "node:path/posix";
import { photoSets } from "../content/photo-rules";
import { isPhoto, photoSetOf } from "./check-files";
import { type ContentFile, fieldProblem, fileError } from "./content-file";
import { groupBy } from "./group-by";
import type { Message, Problem } from "./problem";
import * as sayFile from "./wording/files";
import * as say from "./wording/photos";

const numberOf = (file: string) => Number(/^([1-9]\d*)\./.exec(basename(file))?.[1] ?? Number.NaN);

/** Numbers that are missing for as many photos as there are to have one each, from 1 up. */
function gapsIn(numbers: ReadonlySet<number>): number[] {
  return Array.from(numbers, (_, index) => index + 1).filter((number) => !numbers.has(number));
}

function numberingProblems(set: string, photos: readonly string[]): Problem[] {
  if (photos.length === 0) return [fileError(set, say.noPhotos())];
  const byNumber = groupBy(photos, numberOf);
  const gaps = gapsIn(new Set(byNumber.keys()));
  const doubles = [...byNumber].filter(([, same]) => same.length > 1);
  return [
    ...gaps.map((number) => fileError(set, say.missingPhoto(number, byNumber.size))),
    ...doubles.map(([number, [first = "", second = ""]]) =>
      fileError(set, say.duplicateNumber(number, basename(first), basename(second))),
    ),
  ];
}

function setProblems(set: string, files: readonly string[]): Problem[] {
  const own = files.filter((file) => photoSetOf(file) === set && basename(file) !== "captions.yml");
  const named = own.filter((file) => isPhoto(file) && !Number.isNaN(numberOf(file)));
  const misnamed = own.filter((file) => !named.includes(file));
  return [
    ...misnamed.map((file) => fileError(file, say.badName(basename(file)))),
    ...numberingProblems(set, named),
  ];
}

/** How many photos a folder shows. */
export function photoCount(files: readonly string[], set: string): number {
  return files.filter((file) => photoSetOf(file) === set && !Number.isNaN(numberOf(file))).length;
}

/** What is wrong with the names and numbers of photos. */
export function checkPhotos(files: readonly string[]): Problem[] {
  return photoSets.flatMap((set) => setProblems(set, files));
}

/** Captions of photos that are not there, and marks that were given twice. */
export function checkCaptions(content: ContentFile, files: readonly string[]): Problem[] {
  const set = photoSetOf(content.file);
  if (!set || content.data === null || typeof content.data !== "object") return [];
  const photos = new Set(files.filter((file) => photoSetOf(file) === set).map(numberOf));
  const entries = Object.entries(content.data as Record<string, Record<string, unknown> | null>);
  const stray = entries
    .filter(([number]) => /^[1-9]\d*$/.test(number) && !photos.has(Number(number)))
    .map(([number]) => fieldProblem(content, [number], say.strayCaption(number)));
  const heroes = entries.filter(([, caption]) => caption?.hero === true);
  const places = groupBy(
    entries.filter(([, caption]) => typeof caption?.memories === "number"),
    ([, caption]) => Number(caption?.memories),
  );
  const warn = (number: string, field: string, message: Message) =>
    fieldProblem(content, [number, field], message, "warning");
  return [
    ...stray,
    ...heroes.slice(1).map(([number]) => warn(number, "hero", say.twoHeroes())),
    ...[...places].flatMap(([place, same]) =>
      same.slice(1).map(([number]) => warn(number, "memories", say.samePlace(place))),
    ),
  ];
}

/** Photos beside the pages that no page names. */
export function checkUnused(photos: readonly string[], used: ReadonlySet<string>): Problem[] {
  return photos
    .filter((file) => !used.has(file))
    .map((file) => ({ ...fileError(file, sayFile.unusedPhoto()), severity: "warning" }));
}
