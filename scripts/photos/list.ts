import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkFields } from "../../src/check/check-fields";
import { missingFile } from "../../src/check/check-file-names";
import { isReadable } from "../../src/check/content-file";
import { readText } from "../../src/check/disk/read-folder";
import { contentFolder, isIgnored } from "../../src/content/collections";
import { isPhoto } from "../../src/content/file-kinds";
import { photoLists } from "../../src/content/kinds/photos";
import { normalizeText } from "../../src/content/normalize-text";
import type { PhotoSet } from "../../src/content/photo-rules";
import { editYaml } from "../../src/editors/browser/format/edit-yaml";
import { problemText } from "../content/report";
import { UserError } from "../system/user-error";
import { writeWhole } from "../system/write-whole";
import { sentences } from "./sources";

/** Path of a folder's list in the project. */
export const listFile = (set: PhotoSet) => `content/${set}/photos.yml`;

/** @throws UserError with the messages of the content check, when the list is invalid */
function checkedEntries(content: string, set: PhotoSet) {
  const read = readText(content, `${set}/photos.yml`);
  const problems = isReadable(read) ? checkFields(read) : [read];
  if (isReadable(read) && problems.length === 0) return photoLists[set].parse(read.data).photos;
  const texts = problems.map(problemText).join("\n\n");
  throw new UserError(`Slike nisu mijenjane, jer spisak nije ispravan.\n\n${texts}`);
}

/**
 * Reads a folder of photos and its list.
 * @param root of the project
 * @throws UserError when the list is missing or invalid
 */
export function readFolder(root: string, set: PhotoSet) {
  const file = path.join(root, listFile(set));
  if (!existsSync(file))
    throw new UserError(`${listFile(set)}: ${sentences(missingFile(listFile(set)))}`);
  const entries = checkedEntries(path.join(root, contentFolder), set);
  const directory = path.dirname(file);
  const files = readdirSync(directory).filter((name) => isPhoto(name) && !isIgnored(name));
  return {
    directory,
    /** How many photos are on the list. */
    length: entries.length,
    /** Names of all photos, in the folder or on the list, in lower case. */
    names: [...files, ...entries.map(({ photo }) => photo)].map((name) => name.toLowerCase()),
    /** Writes the list with more photos; the first of them gets the given place, from 1. */
    insert(place: number, names: readonly string[]): void {
      const photos = entries.toSpliced(place - 1, 0, ...names.map((photo) => ({ photo })));
      writeWhole(file, editYaml(normalizeText(readFileSync(file, "utf8")), { photos }));
    },
  };
}
