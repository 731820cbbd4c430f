import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFields } from "../../src/check/check-fields";
import { isReadable } from "../../src/check/content-file";
import { readText } from "../../src/check/disk/read-folder";
import { contentFolder, isIgnored } from "../../src/content/collections";
import { validName } from "../../src/content/file-kinds";
import { photoLists } from "../../src/content/kinds/photos";
import { normalizeText } from "../../src/content/normalize-text";
import type { PhotoSet } from "../../src/content/photo-rules";
import { editYaml } from "../../src/editors/browser/format/edit-yaml";
import { problemText } from "../content/report";
import { UserError } from "../system/user-error";
import { convertPhoto } from "./convert";

interface AddOptions {
  readonly root: string;
  readonly set: PhotoSet;
  /** Photos and folders of photos. */
  readonly paths: readonly string[];
  /** What relative paths are relative to. */
  readonly cwd: string;
  /** The number that the first photo gets, from 1; at the end if there are not as many. */
  readonly at: number;
}

const picture = /\.(jpe?g|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng)$/i;

const naturalOrder = new Intl.Collator("bs", { numeric: true }).compare;

/**
 * The photos that the person has named: the files, and the photos directly in the folders.
 * @throws UserError when there is no such file or folder
 */
function photosIn(given: string, cwd: string): string | string[] {
  const place = path.resolve(cwd, given);
  if (!existsSync(place)) throw new UserError(`Nema takve datoteke ni foldera: ${given}`);
  if (!statSync(place).isDirectory()) return place;
  const names = readdirSync(place).filter((name) => picture.test(name) && !isIgnored(name));
  return names.sort(naturalOrder).map((name) => path.join(place, name));
}

/** @throws UserError with the messages of the content check, when the list is invalid */
function entriesOf(content: string, set: PhotoSet) {
  const read = readText(content, `${set}/photos.yml`);
  const problems = isReadable(read) ? checkFields(read) : [read];
  if (isReadable(read) && problems.length === 0) return photoLists[set].parse(read.data).photos;
  throw new UserError(problems.map(problemText).join("\n\n"));
}

/** @throws UserError that lists every photo that cannot be used */
async function convertAll(files: readonly string[]): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  const problems: string[] = [];
  for (const [index, file] of files.entries()) {
    console.log(`Slika ${index + 1} od ${files.length}: ${path.basename(file)}`);
    const result = await convertPhoto(file);
    if (Buffer.isBuffer(result)) photos.push(result);
    else problems.push(`  ${path.basename(file)}: ${result.what} ${result.fix}`);
  }
  if (problems.length === 0) return photos;
  throw new UserError(`Ništa nije dodano, jer se ne može koristiti:\n${problems.join("\n")}`);
}

/**
 * Adds photos to a folder of the site. Converts all of them before it writes any file.
 * @throws UserError when a photo cannot be used
 */
export async function addPhotos({ root, set, paths, cwd, at }: AddOptions): Promise<void> {
  const content = path.join(root, contentFolder);
  const directory = path.join(content, set);
  const list = path.join(directory, "photos.yml");
  const files = [...new Set(paths.flatMap((given) => photosIn(given, cwd)))];
  if (files.length === 0) throw new UserError("Tu nema nijedne slike.");
  if (files.some((file) => path.dirname(file) === directory))
    throw new UserError(
      "Te slike su već u tom folderu. Prvo ih premjestite izvan foldera content.",
    );
  const entries = entriesOf(content, set);
  const photos = await convertAll(files);
  const taken = [...readdirSync(directory), ...entries.map(({ photo }) => photo)];
  const names: string[] = [];
  for (const file of files) {
    const others = [...taken, ...names].map((name) => name.toLowerCase());
    names.push(validName(path.basename(file), ".webp", others));
  }
  for (const [index, name] of names.entries())
    writeFileSync(path.join(directory, name), photos[index] ?? "");
  const added = entries.toSpliced(at - 1, 0, ...names.map((photo) => ({ photo })));
  writeFileSync(list, editYaml(normalizeText(readFileSync(list, "utf8")), { photos: added }));
  console.log(`\nDodano u content/${set}: ${names.join(", ")}`);
  console.log("Naslove upišite u photos.yml; slika može biti i bez njega.");
}
