// @ts-check
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { say, UserError } from "../../system/report";
import { captionText, readCaptions } from "./captions.mjs";
import { captionsOf, checkNumber, readFolder, shownPath } from "./folder.mjs";
import { REMOVED_FOLDER } from "./journal.mjs";
import { rearrange } from "./rearrange.mjs";
import { countPhotos, formatNumbers } from "./words.mjs";
import { withWorkspace } from "./workspace.mjs";

/** @typedef {import("./run.mjs").Context} Context */
/** @typedef {import("./folder.mjs").PhotoFolder} PhotoFolder */
/** @typedef {import("./folder.mjs").Photo} Photo */
/** @typedef {Extract<import("./arguments.mjs").PhotoRequest, { command: "remove" }>} RemoveRequest */

/**
 * @param {string} root
 * @param {PhotoFolder} folder
 * @returns {(photo: Photo) => string} gives names that are free in the folder of removed photos, the
 *   local time first, so that they sort as they were removed
 */
function namer(root, folder) {
  const offsetMs = new Date().getTimezoneOffset() * 60_000;
  const time = new Date(Date.now() - offsetMs).toISOString().slice(0, 19).replace(/[T:]/g, "-");
  const folderOfRemoved = path.join(root, REMOVED_FOLDER);
  const names = existsSync(folderOfRemoved) ? readdirSync(folderOfRemoved) : [];
  const taken = new Set(names.map((name) => path.parse(name).name));
  return ({ number }) => {
    const base = `${time}-${folder.set}-${number}`;
    let name = base;
    for (let copy = 2; taken.has(name); copy += 1) name = `${base}-${copy}`;
    return name;
  };
}

/**
 * @param {PhotoFolder} folder
 * @param {readonly Photo[]} photos those that are removed
 */
function warnOfMarks(folder, photos) {
  const captions = readCaptions(captionsOf(folder));
  const marks = photos.flatMap(({ number }) => {
    const { hero, memories } = captions.get(number) ?? {};
    return [hero ? "hero: true" : "", memories ? `memories: ${memories}` : ""].filter(Boolean);
  });
  if (marks.length === 0) return;
  say(
    `Uklonjene su i oznake ${marks.join(", ")}: dok ih ne upišete kod drugih slika u ` +
      `${shownPath(folder.set, "captions.yml")}, početna stranica uzima prve slike galerije.`,
  );
}

/**
 * Takes photos off the site and keeps them, with their captions, in the folder of removed photos.
 * @param {RemoveRequest} request
 * @param {Context} context
 * @returns {Promise<void>}
 * @throws {UserError} when there is no such photo, or none would be left
 */
export async function removePhotos({ set, numbers }, { root, rules }) {
  await withWorkspace(root, (work) => {
    const folder = readFolder(root, set, rules);
    for (const number of numbers) checkNumber(folder, number);
    const [removed, photos] = [true, false].map((wanted) =>
      folder.photos.filter(({ number }) => numbers.includes(number) === wanted),
    );
    if (!removed || !photos || photos.length === 0) {
      throw new UserError(`U folderu ${shownPath(set)} mora ostati bar jedna slika.`);
    }
    const captions = captionsOf(folder);
    const nameOf = namer(root, folder);
    const named = removed.map((photo) => ({ ...photo, base: nameOf(photo) }));
    rearrange(root, work, folder, {
      photos,
      removed: named.map(({ base, file }) => ({ name: `${base}${path.extname(file)}`, file })),
      notes: named.flatMap(({ base, number }) => {
        const contents = captionText(captions, number);
        return contents === undefined ? [] : [{ name: `${base}.txt`, contents }];
      }),
    });
    say(
      `Uklonjeno: ${countPhotos(removed.length)} (${shownPath(set)}, broj ${formatNumbers(numbers)}).`,
    );
    say(
      `Sačuvano s naslovima u folderu ${REMOVED_FOLDER}: ${named.map(({ base }) => base).join(", ")}`,
    );
    warnOfMarks(folder, removed);
  });
}
