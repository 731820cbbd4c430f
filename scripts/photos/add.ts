import { writeFileSync } from "node:fs";
import path from "node:path";
import { UserError } from "../system/user-error";
import { convertPhoto, PhotoProblem } from "./convert";
import { checkPlace, countPhotos, type FolderAddress, readFolder } from "./folder";
import { listFile } from "./photo-list";
import { collectSources, type Sources } from "./sources";

/** What is added, and where. */
interface Added {
  /** Photos and folders of photos. */
  readonly paths: readonly string[];
  /** Where relative paths start. */
  readonly cwd: string;
  /** The place of the first photo, from 1 up; the end unless given. */
  readonly at: number | undefined;
}

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join("\n");

/** @throws UserError when a named photo is already in the folder, or there is nothing to add */
function checkSources({ files, problems }: Sources, directory: string): void {
  const inside = files.filter((file) => path.dirname(file) === directory);
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

/**
 * @returns the converted photos in the order of their files
 * @throws UserError that names every photo which cannot be used
 */
async function convertAll({ files, problems }: Sources): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  const remarks = [...problems];
  for (const [index, file] of files.entries()) {
    const name = path.basename(file);
    console.log(`Slika ${index + 1} od ${files.length}: ${name}`);
    try {
      photos.push(await convertPhoto(file));
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      remarks.push(`${name}: ${error.message}`);
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
 * @param taken in small letters; the name is added to it
 */
function freeName(base: string, taken: Set<string>): string {
  let name = `${base}.webp`;
  for (let copy = 2; taken.has(name); copy += 1) name = `${base}-${copy}.webp`;
  taken.add(name);
  return name;
}

/**
 * Adds photos to a folder of the site: converts them all, then writes them, and at last the list.
 * The originals are only read.
 * @throws UserError when a photo cannot be used; then nothing has changed
 */
export async function addPhotos(address: FolderAddress, { paths, cwd, at }: Added): Promise<void> {
  const before = readFolder(address);
  if (at !== undefined && at > before.list.names.length + 1) checkPlace(before, at);
  const sources = collectSources(paths, cwd);
  checkSources(sources, before.directory);
  if (sources.skipped.length > 0)
    console.log(`Preskočeno, jer nisu slike: ${sources.skipped.join(", ")}`);
  const photos = await convertAll(sources);
  // Read again: somebody may have written titles meanwhile.
  const { set, list, files, directory } = readFolder(address);
  const taken = new Set([...files, ...list.names].map((name) => name.toLowerCase()));
  const names = sources.files.map((file) => freeName(slugOf(file), taken));
  for (const [index, photo] of photos.entries()) {
    writeFileSync(path.join(directory, names[index] ?? ""), photo);
  }
  const first = Math.min(at ?? Infinity, list.names.length + 1);
  list.insert(first, names);
  list.write();
  console.log(`\nDodano: ${countPhotos(names.length)} (content/${set}), od broja ${first}:`);
  console.log(lines(names));
  console.log(`Naslove upišite u content/${listFile(set)}; slika može biti i bez njega.`);
}
