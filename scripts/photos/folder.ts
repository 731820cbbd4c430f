import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { missingFile } from "../../src/check/check-file-names";
import { isPhoto } from "../../src/check/file-kinds";
import { isIgnored } from "../../src/content/collections";
import type { PhotoSet } from "../../src/content/photo-rules";
import { UserError } from "../system/user-error";
import { listFile, PhotoList } from "./photo-list";
import { sentences } from "./sources";

const forms = new Intl.PluralRules("bs");

/** The count with the noun in the right plural form: „1 slika”, „3 slike”, „12 slika”. */
export function countPhotos(count: number): string {
  return `${count} ${forms.select(count) === "few" ? "slike" : "slika"}`;
}

export interface FolderAddress {
  /** The project. */
  readonly root: string;
  readonly set: PhotoSet;
}

/** A folder of photos with its list. */
export interface PhotoFolder {
  readonly set: PhotoSet;
  /** Absolute path. */
  readonly directory: string;
  readonly list: PhotoList;
  /** Names of all photos in the folder, listed or not. */
  readonly files: readonly string[];
}

/**
 * Reads a folder of photos and its list.
 * @throws UserError when the list is missing or invalid
 */
export function readFolder({ root, set }: FolderAddress): PhotoFolder {
  const content = path.join(root, "content");
  const directory = path.join(content, set);
  if (!existsSync(path.join(content, listFile(set)))) {
    const file = `content/${listFile(set)}`;
    throw new UserError(`${file}: ${sentences(missingFile(file))}`);
  }
  const list = PhotoList.read(content, set);
  const files = readdirSync(directory).filter((name) => isPhoto(name) && !isIgnored(name));
  return { set, directory, list, files };
}

/** @throws UserError when the list has no such place */
export function checkPlace({ set, list }: PhotoFolder, place: number): void {
  if (place <= list.names.length) return;
  throw new UserError(
    `Nema slike ${place}: na spisku content/${listFile(set)} ima ${countPhotos(list.names.length)}.`,
  );
}
