// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { UserError } from "../../system/report";
import { parseCaptions, readCaptions } from "./captions.mjs";
import { countPhotos } from "./words.mjs";

/** @typedef {import("../../../src/content/photo-rules").PhotoSet} PhotoSet */
/** @typedef {typeof import("../../../src/content/photo-rules")} PhotoRules */

/** @typedef {{ number: number, file: string }} Photo `file` is the name in the folder */
/**
 * @typedef {object} PhotoFolder
 * @property {PhotoSet} set
 * @property {string} directory absolute path
 * @property {Photo[]} photos from number 1 up, without gaps
 * @property {string | undefined} captionsText contents of the captions file, if there is one
 */

/** Name of the file with titles and marks in each folder of photos. */
export const CAPTIONS_FILE = "captions.yml";

/** What systems put into folders by themselves. */
const SYSTEM_FILE = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * @param {string} set
 * @param {string} [name]
 * @returns {string} a path as it is shown to staff, the same on every system
 */
export const shownPath = (set, name = "") => ["content", set, name].filter(Boolean).join("/");

/**
 * @param {string} set
 * @param {string[]} names
 * @param {PhotoRules} rules
 * @returns {Photo[]} by number
 * @throws {UserError} for a file that is no numbered photo
 */
function readNames(set, names, { photoExtensions }) {
  const pattern = new RegExp(`^([1-9]\\d*)\\.(?:${photoExtensions.join("|")})$`);
  const strangers = names.filter((name) => !pattern.test(name));
  if (strangers.length > 0) {
    throw new UserError(
      `U folderu ${shownPath(set)} mogu stajati samo slike čije je ime broj (1.webp, 2.jpg …) i ` +
        `${CAPTIONS_FILE}. Premjestite drugdje: ${strangers.join(", ")}. Slike zatim dodajte ` +
        "naredbom npm run photos -- add.",
    );
  }
  return names
    .map((file) => ({ number: Number.parseInt(file, 10), file }))
    .sort((one, other) => one.number - other.number);
}

/**
 * @param {string} set
 * @param {Photo[]} photos
 * @throws {UserError} when a number is missing or stands twice
 */
function checkNumbers(set, photos) {
  photos.forEach(({ number, file }, index) => {
    const before = photos[index - 1];
    if (before?.number === number) {
      throw new UserError(
        `U folderu ${shownPath(set)} dvije slike imaju isti broj: ${before.file} i ${file}. ` +
          "Premjestite jednu drugdje i pokušajte ponovo.",
      );
    }
    if (number !== index + 1) {
      throw new UserError(
        `U folderu ${shownPath(set)} nedostaje slika ${index + 1}: ` +
          `${before ? `iza ${before.file} dolazi ${file}` : `prva je ${file}`}. ` +
          `Preimenujte zadnju sliku u broj ${index + 1} i pokušajte ponovo.`,
      );
    }
  });
}

/**
 * Reads a folder of photos and makes sure that it may be changed.
 * @param {string} root
 * @param {PhotoSet} set
 * @param {PhotoRules} rules
 * @returns {PhotoFolder}
 * @throws {UserError} when the folder or its captions are not in order
 */
export function readFolder(root, set, rules) {
  const directory = path.join(root, "content", set);
  if (!existsSync(directory) || !statSync(directory).isDirectory()) {
    throw new UserError(`Nema foldera ${shownPath(set)}. Vratite ga i pokušajte ponovo.`);
  }
  const names = readdirSync(directory).filter((name) => !SYSTEM_FILE.test(name));
  const hasCaptions = names.includes(CAPTIONS_FILE);
  const photos = readNames(
    set,
    names.filter((name) => name !== CAPTIONS_FILE),
    rules,
  );
  checkNumbers(set, photos);
  const folder = {
    set,
    directory,
    photos,
    captionsText: hasCaptions
      ? readFileSync(path.join(directory, CAPTIONS_FILE), "utf8")
      : undefined,
  };
  const orphan = [...readCaptions(captionsOf(folder)).keys()].find((key) => key > photos.length);
  if (orphan !== undefined) {
    throw new UserError(
      `${shownPath(set, CAPTIONS_FILE)} ima naslov za sliku ${orphan}, a slika je ${photos.length}. ` +
        "Obrišite taj naslov i pokušajte ponovo.",
    );
  }
  return folder;
}

/**
 * @param {Pick<PhotoFolder, "set" | "captionsText">} folder
 * @returns {import("./captions.mjs").CaptionsDocument}
 * @throws {UserError} when the captions file is not in order
 */
export function captionsOf({ set, captionsText }) {
  return parseCaptions(captionsText ?? "", shownPath(set, CAPTIONS_FILE));
}

/**
 * @param {PhotoFolder} folder
 * @param {number} number
 * @throws {UserError} when the folder has no such photo
 */
export function checkNumber({ set, photos }, number) {
  if (number <= photos.length) return;
  throw new UserError(
    `Nema slike ${number}: ${shownPath(set)} ima ${countPhotos(photos.length)}. ` +
      `Pregled: npm run photos -- list --in ${set}`,
  );
}
