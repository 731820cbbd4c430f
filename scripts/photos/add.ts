import { realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { say, UserError } from "../system/report";
import type { PhotoContext, PhotoRequest } from "./arguments";
import { convertPhoto, PhotoProblem } from "./convert";
import { checkPlace, countPhotos, readFolder } from "./folder";
import { listFile } from "./photo-list";
import { collectSources, type Remark, type Sources } from "./sources";

type AddRequest = Extract<PhotoRequest, { command: "add" }>;

/** A converted photo, and its original or the file that it goes into. */
interface NewPhoto {
  readonly file: string;
  readonly bytes: Buffer;
}

const lines = (remarks: readonly Remark[]) =>
  remarks.map(({ name, remark }) => `  ${name}: ${remark}`).join("\n");

/** @throws UserError when a named photo is already in the folder, or there is nothing to add */
function checkSources({ files, problems }: Sources, directory: string): void {
  const inside = files.filter(
    (file) => path.dirname(realpathSync(file)) === realpathSync(directory),
  );
  if (inside.length > 0) {
    const names = inside.map((file) => path.basename(file)).join(", ");
    throw new UserError(
      `Već u tom folderu: ${names}. Sliku koja je na stranici premješta npm run photos -- move, ` +
        "a sliku koja nije na spisku prvo premjestite izvan foldera content.",
    );
  }
  if (files.length === 0 && problems.length === 0) {
    throw new UserError("Tu nema nijedne slike. Navedite slike ili folder u kojem su.");
  }
}

/** @throws UserError that names every photo which cannot be used */
async function convertAll({ files, problems }: Sources): Promise<NewPhoto[]> {
  const photos: NewPhoto[] = [];
  const remarks = [...problems];
  for (const [index, file] of files.entries()) {
    const name = path.basename(file);
    say(`Slika ${index + 1} od ${files.length}: ${name}`);
    try {
      photos.push({ file, bytes: await convertPhoto(file) });
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      remarks.push({ name, remark: error.message });
    }
  }
  if (remarks.length === 0) return photos;
  throw new UserError(`Ništa nije dodano, jer se ne može koristiti:\n${lines(remarks)}`);
}

/** What every system and address can write: `Rođendan 1.JPG` → `rodjendan-1`. */
function slugOf(file: string): string {
  const plain = path.parse(file).name.replace(/đ/gi, "dj").normalize("NFD").toLowerCase();
  const slug = plain.replace(/\p{M}/gu, "").replace(/[^a-z\d]+/g, "-");
  return slug.slice(0, 60).replace(/^-|-$/g, "") || "slika";
}

/**
 * A name that no photo has yet, in letters of either case: `a.webp`, else `a-2.webp` and so on.
 * @param taken in small letters; takes the name in
 */
function freeName(base: string, taken: Set<string>): string {
  let name = `${base}.webp`;
  for (let copy = 2; taken.has(name); copy += 1) name = `${base}-${copy}.webp`;
  taken.add(name);
  return name;
}

/** Writes all photos or, where the disk does not allow it, none. */
function writeAll(photos: readonly NewPhoto[]): void {
  const written: string[] = [];
  try {
    for (const { file, bytes } of photos) {
      writeFileSync(file, bytes, { flag: "wx" });
      written.push(file);
    }
  } catch (error) {
    for (const file of written) rmSync(file);
    throw error;
  }
}

/**
 * Adds photos to a folder of the site: converts them all, then writes them, and at last the list.
 * The originals are only read.
 * @throws UserError when a photo cannot be used; then nothing has changed
 */
export async function addPhotos({ set, paths, at }: AddRequest, { root, cwd }: PhotoContext) {
  const before = readFolder(root, set);
  if (at !== undefined && at > before.list.names.length + 1) checkPlace(before, at);
  const sources = collectSources(paths, cwd);
  checkSources(sources, before.directory);
  if (sources.skipped.length > 0) say(`Preskočeno:\n${lines(sources.skipped)}\n`);
  const photos = await convertAll(sources);
  // Read again: somebody may have written titles meanwhile.
  const { list, files, directory } = readFolder(root, set);
  const first = Math.min(at ?? Infinity, list.names.length + 1);
  const taken = new Set([...files, ...list.names].map((name) => name.toLowerCase()));
  const added = photos.map(({ file, bytes }) => ({ name: freeName(slugOf(file), taken), bytes }));
  writeAll(added.map(({ name, bytes }) => ({ file: path.join(directory, name), bytes })));
  list.insert(
    first,
    added.map(({ name }) => name),
  );
  list.write();
  say(`\nDodano: ${countPhotos(added.length)} (content/${set}), od broja ${first}:`);
  say(added.map(({ name }) => `  ${name}`).join("\n"));
  say(`Naslove upišite u content/${listFile(set)}; slika može biti i bez njega.`);
}
