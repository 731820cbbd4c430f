import { readFile } from "node:fs/promises";
import path from "node:path";
import { collectionOf } from "../../content/collections";
import { isContentPhoto, isDownload } from "../../content/file-kinds";
import { downloadProblem } from "../check-download";
import { checkFiles, reported } from "../check-files";
import { unnamedPhotos } from "../check-photos";
import { isReadable } from "../content-file";
import { fileError, type Problem } from "../problem";
import { photoProblem } from "./photo-file";
import { readFolder, readText } from "./read-folder";

function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (
    (one.place?.line ?? 0) - (other.place?.line ?? 0) ||
    (one.place?.column ?? 0) - (other.place?.column ?? 0)
  );
}

async function bytesProblem(folder: string, file: string): Promise<Problem | undefined> {
  const bytes = await readFile(path.join(folder, file));
  if (isDownload(file)) return downloadProblem(file, bytes);
  const message = await photoProblem(bytes);
  return message && fileError(file, message);
}

/**
 * Checks everything in `content/`. Content without errors can be built.
 * @param folder absolute path of `content/`
 * @returns the problems, sorted by place
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const files = readFolder(folder);
  const read = files.filter(collectionOf).map((file) => readText(folder, file));
  const unused = unnamedPhotos(files, read.filter(isReadable));
  const withBytes = files
    .filter((file) => isDownload(file) || isContentPhoto(file))
    .filter((file) => !unused.includes(file));
  const found = [...reported(checkFiles(files, read))];
  for (const file of withBytes) {
    const problem = await bytesProblem(folder, file);
    if (problem) found.push(problem);
  }
  return found.sort(byPlace);
}
