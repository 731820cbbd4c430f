// @ts-check
import { mkdirSync } from "node:fs";
import path from "node:path";
import { renumberCaptions } from "./captions.mjs";
import { duplicate, writeDurably } from "./files.mjs";
import { CAPTIONS_FILE, shownPath } from "./folder.mjs";
import { applyChange } from "./journal.mjs";

/** @typedef {import("./folder.mjs").PhotoFolder} PhotoFolder */
/** @typedef {import("./folder.mjs").Photo} Photo */
/** @typedef {{ converted: string }} NewPhoto absolute path of a file in the workspace */

/**
 * @typedef {object} Arrangement
 * @property {(Photo | NewPhoto)[]} photos every photo of the folder in its new order
 * @property {{ name: string, contents: string }[]} [notes] texts kept beside removed photos
 * @property {{ name: string, file: string }[]} [removed] names under which removed photos are kept
 */

/** @param {PhotoFolder} folder */
const namesIn = ({ photos, captionsText }) => [
  ...photos.map(({ file }) => file),
  ...(captionsText === undefined ? [] : [CAPTIONS_FILE]),
];

/**
 * Prepares the files that change: their new state in new/, their present one in old/.
 * @param {PhotoFolder} folder
 * @param {string} work
 * @param {(Photo | NewPhoto)[]} photos
 * @returns {string[]} names that change in the folder
 */
function prepare(folder, work, photos) {
  const moved = new Map();
  const kept = new Set();
  const changed = new Set();
  photos.forEach((photo, index) => {
    const from = "converted" in photo ? photo.converted : path.join(folder.directory, photo.file);
    const name = `${index + 1}${path.extname(from)}`;
    kept.add(name);
    if ("number" in photo) moved.set(photo.number, index + 1);
    if ("file" in photo && photo.file === name) return;
    duplicate(from, path.join(work, "new", name));
    changed.add(name);
  });
  const captions = shownPath(folder.set, CAPTIONS_FILE);
  const text = folder.captionsText && renumberCaptions(folder.captionsText, captions, moved);
  if (text && text !== folder.captionsText) {
    writeDurably(path.join(work, "new", CAPTIONS_FILE), text);
    changed.add(CAPTIONS_FILE);
  }
  for (const { file } of folder.photos) if (!kept.has(file)) changed.add(file);
  for (const name of namesIn(folder)) {
    if (changed.has(name))
      duplicate(path.join(folder.directory, name), path.join(work, "old", name));
  }
  return [...changed];
}

/**
 * Gives a folder of photos a new order, with numbers from 1 up, and lets the captions follow.
 * @param {string} root
 * @param {string} work the workspace
 * @param {PhotoFolder} folder
 * @param {Arrangement} arrangement
 * @throws {Error} the system's error; then nothing has changed
 */
export function rearrange(root, work, folder, { photos, notes = [], removed = [] }) {
  for (const name of ["new", "old", "removed"]) mkdirSync(path.join(work, name));
  const files = prepare(folder, work, photos);
  for (const { name, file } of removed) {
    duplicate(path.join(folder.directory, file), path.join(work, "removed", name));
  }
  for (const { name, contents } of notes) writeDurably(path.join(work, "removed", name), contents);
  const names = [...removed, ...notes].map(({ name }) => name);
  applyChange(root, { set: folder.set, files, removed: names });
}
