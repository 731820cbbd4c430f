import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { getCollection, isContentPhoto } from "../../content/collections";
import { isDownload } from "../../content/downloads";
import { isIgnored } from "../../content/paths";
import { validateDownload } from "../check-download";
import { checkFiles, getReportedProblems } from "../check-files";
import { findUnnamedPhotos } from "../check-photos";
import { isParsed, type ReadResult, readContentText } from "../content-file";
import { type Problem, toFileProblem } from "../problem";
import { validatePhotoFile } from "./photo-file";

const compareByPosition = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file) || (one.position?.line ?? 0) - (other.position?.line ?? 0);

async function checkBytes(folder: string, file: string): Promise<Problem[]> {
  const bytes = await readFile(path.join(folder, file));
  const message = isDownload(file) ? validateDownload(bytes) : await validatePhotoFile(bytes);
  return message ? [toFileProblem(file, message)] : [];
}

/**
 * Check everything in `content/`. Content without errors can be built.
 * @param folder absolute path of `content/`
 * @returns the problems, sorted by place
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const files = listFiles(folder);
  const content = new Map(files.map((file) => [file, readContentFile(folder, file)]));
  const parsed = [...content.values()].filter((result) => result !== undefined && isParsed(result));
  const unused = findUnnamedPhotos(files, parsed);
  const filesToDecode = files
    .filter((file) => isDownload(file) || isContentPhoto(file))
    .filter((file) => !unused.includes(file));
  const found = [...getReportedProblems(checkFiles(content))];
  for (const file of filesToDecode) found.push(...(await checkBytes(folder, file)));
  return found.sort(compareByPosition);
}

/**
 * List the files below a folder, as paths below it with `/`, sorted.
 * @param folder absolute path of `content/`
 * @throws Error of the system, if something cannot be read
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !isIgnored(file) && statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

const unreadable = (file: string, cause: unknown) =>
  toFileProblem(file, {
    what: `Ovo se ne može pročitati: ${file}.`,
    fix: `Stavite na ovo mjesto ispravnu datoteku, sačuvanu kao UTF-8, ili vratite posljednju verziju. Poruka programa: ${cause instanceof Error ? cause.message : cause}`,
  });

function readContentFile(folder: string, file: string): ReadResult | undefined {
  if (!getCollection(file)) return undefined;
  try {
    const bytes = readFileSync(path.join(folder, file));
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return readContentText(file, text);
  } catch (error) {
    return unreadable(file, error);
  }
}
