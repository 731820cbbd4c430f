import { rmSync } from "node:fs";
import path from "node:path";
import { validName } from "../../src/content/file-kinds";
import type { PhotoSet } from "../../src/content/photo-rules";
import { UserError } from "../system/user-error";
import { writeWhole } from "../system/write-whole";
import { convertPhoto, PhotoProblem } from "./convert";
import { listFile, readFolder } from "./list";
import { collectSources, type Sources } from "./sources";

interface AddOptions {
  /** The project. */
  readonly root: string;
  readonly set: PhotoSet;
  /** Photos and folders of photos. */
  readonly paths: readonly string[];
  /** What relative paths are relative to. */
  readonly cwd: string;
  /** The number that the first photo gets, from 1; at the end if there are not as many. */
  readonly at: number;
}

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join("\n");

/** @throws UserError when a photo is already in the folder, or there is nothing to add */
function checkSources({ files, problems }: Sources, directory: string): void {
  const inside = files.filter((file) => path.dirname(file) === directory);
  if (inside.length > 0) {
    const names = inside.map((file) => path.basename(file)).join(", ");
    throw new UserError(
      `Već u tom folderu: ${names}. Sliku koja nije na spisku prvo ` +
        "premjestite izvan foldera content.",
    );
  }
  if (files.length === 0 && problems.length === 0) {
    throw new UserError("Tu nema nijedne slike. Navedite slike ili folder u kojem su.");
  }
}

/**
 * @returns the converted photos, in the order of `files`
 * @throws UserError that lists every photo that cannot be used
 */
async function convertAll({ files, problems }: Sources): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  const allProblems = [...problems];
  for (const [index, file] of files.entries()) {
    const name = path.basename(file);
    console.log(`Slika ${index + 1} od ${files.length}: ${name}`);
    try {
      photos.push(await convertPhoto(file));
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      allProblems.push(`${name}: ${error.message}`);
    }
  }
  if (allProblems.length === 0) return photos;
  throw new UserError(`Ništa nije dodano, jer se ne može koristiti:\n${lines(allProblems)}`);
}

/**
 * Adds photos to a folder of the site. Converts all of them before it writes any file, and writes
 * the list last. Does not change the originals. After an error nothing has been added.
 * @throws UserError when a photo cannot be used
 */
export async function addPhotos({ root, set, paths, cwd, at }: AddOptions): Promise<void> {
  const sources = collectSources(paths, cwd);
  checkSources(sources, readFolder(root, set).directory);
  if (sources.skipped.length > 0)
    console.log(`Preskočeno, jer nisu slike: ${sources.skipped.join(", ")}`);
  const photos = await convertAll(sources);
  // Read again: somebody may have edited the list while the photos were converted.
  const folder = readFolder(root, set);
  const names: string[] = [];
  for (const file of sources.files)
    names.push(validName(path.basename(file), ".webp", [...folder.names, ...names]));
  const first = Math.min(at, folder.length + 1);
  const written = names.map((name) => path.join(folder.directory, name));
  try {
    for (const [index, file] of written.entries()) writeWhole(file, photos[index] ?? "");
    folder.insert(first, names);
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    throw error;
  }
  console.log(`\nDodano u ${path.dirname(listFile(set))}, od broja ${first}:\n${lines(names)}`);
  console.log(`Naslove upišite u ${listFile(set)}; slika može biti i bez njega.`);
}
