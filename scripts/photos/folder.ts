import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { isPhoto } from "../../src/check/check-files";
import { missingFile } from "../../src/check/wording/files";
import { splitFrontMatter } from "../../src/content/front-matter";
import type { PhotoSet } from "../../src/content/photo-rules";
import { normalizeText } from "../../src/content/text";
import { UserError } from "../system/report";
import { listFile, PhotoList } from "./photo-list";
import { sentences } from "./sources";

/** The count with the noun in its right form: „1 slika”, „3 slike”, „12 slika”. */
export function countPhotos(count: number): string {
  const [tens, ones] = [count % 100, count % 10];
  const isFew = ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
  return `${count} ${isFew ? "slike" : "slika"}`;
}

/** A folder of photos with its list. */
export interface PhotoFolder {
  readonly set: PhotoSet;
  /** Absolute path. */
  readonly directory: string;
  readonly list: PhotoList;
  /** Every photo that is there, listed or not. */
  readonly files: readonly string[];
}

/** @throws UserError when the folder has no list, or one that is not as declared */
export function readFolder(root: string, set: PhotoSet): PhotoFolder {
  const content = path.join(root, "content");
  const directory = path.join(content, set);
  if (!existsSync(path.join(content, listFile(set)))) {
    const file = `content/${listFile(set)}`;
    throw new UserError(`${file}: ${sentences(missingFile(file))}`);
  }
  const list = PhotoList.read(content, set);
  return { set, directory, list, files: readdirSync(directory).filter(isPhoto) };
}

/** @throws UserError when the list has no such place */
export function checkPlace({ set, list }: PhotoFolder, place: number): void {
  if (place <= list.names.length) return;
  throw new UserError(
    `Nema slike ${place}: na spisku content/${listFile(set)} ima ${countPhotos(list.names.length)}. ` +
      `Pregled: npm run photos -- list --in ${set}`,
  );
}

const homeFields = z.object({
  photo: z.string().catch(""),
  memories: z.object({ photos: z.array(z.string()).catch([]) }).catch({ photos: [] }),
});

/** Which photos of the gallery the home page names, and where; none where it cannot be read. */
export function homePhotos(root: string): ReadonlyMap<string, string> {
  try {
    const text = readFileSync(path.join(root, "content/pages/home.md"), "utf8");
    const parts = splitFrontMatter(normalizeText(text));
    const { photo, memories } = homeFields.parse("fields" in parts ? parse(parts.fields) : {});
    return new Map([
      ...memories.photos.map((name, index) => [name.trim(), `Uspomene ${index + 1}`] as const),
      [photo.trim(), "vrh početne"] as const,
    ]);
  } catch {
    // The content check says what is wrong with the page.
    return new Map();
  }
}
