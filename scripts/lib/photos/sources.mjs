// @ts-check
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { readFileType } from "./file-type.mjs";
import { reasonFor, reasonUnreadable } from "./problems.mjs";

/** @typedef {import("./file-type.mjs").FileType} FileType */
/** @typedef {{ name: string, reason: string }} NamedReason the reason is Bosnian */
/**
 * @typedef {object} Sources
 * @property {string[]} files absolute paths of the photos, in the order in which they are added
 * @property {NamedReason[]} skipped what else a folder holds
 * @property {NamedReason[]} problems what cannot be used
 */

const USABLE = new Set(["jpeg", "png", "webp", "avif"]);
const PICTURES = new Set([...USABLE, "heic", "otherPicture"]);
const PICTURE_NAME = /\.(jpe?g|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng)$/i;
const SYSTEM_FILE = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/** As a person sorts: 2 before 10. */
const naturalOrder = new Intl.Collator("bs", { numeric: true }).compare;

/**
 * @param {string} name of a file in a folder
 * @param {FileType} type
 * @returns {string | undefined} why it is passed over in silence's place; nothing for a picture
 */
function reasonToSkip(name, type) {
  if (type === "video") return "video";
  if (PICTURES.has(type) || PICTURE_NAME.test(name)) return undefined;
  return type === "pdf" ? "PDF" : "nije slika";
}

/**
 * @param {string} file
 * @param {Sources} sources takes the file in, as a photo or a problem
 */
function takeFile(file, sources) {
  const type = readFileType(file);
  if (USABLE.has(type)) sources.files.push(file);
  else sources.problems.push({ name: path.basename(file), reason: reasonFor(type) });
}

/**
 * @param {string} folder
 * @param {Sources} sources takes the folder's files in
 */
function takeFolder(folder, sources) {
  for (const name of readdirSync(folder).sort(naturalOrder)) {
    const file = path.join(folder, name);
    try {
      if (SYSTEM_FILE.test(name)) sources.skipped.push({ name, reason: "sistemska datoteka" });
      else if (!statSync(file).isFile()) {
        sources.skipped.push({ name, reason: "podfolder, navedite ga posebno" });
      } else {
        const reason = reasonToSkip(name, readFileType(file));
        if (reason) sources.skipped.push({ name, reason });
        else takeFile(file, sources);
      }
    } catch (error) {
      sources.problems.push({ name, reason: reasonUnreadable(error) });
    }
  }
}

/**
 * Finds the photos that the person named; folders in natural order of names.
 * @param {readonly string[]} paths files and folders
 * @param {string} cwd where relative paths start
 * @returns {Sources} a photo named twice is there once
 */
export function collectSources(paths, cwd) {
  /** @type {Sources} */
  const sources = { files: [], skipped: [], problems: [] };
  for (const given of paths) {
    const file = path.resolve(cwd, given);
    try {
      if (statSync(file).isDirectory()) takeFolder(file, sources);
      else takeFile(file, sources);
    } catch (error) {
      sources.problems.push({ name: given, reason: reasonUnreadable(error) });
    }
  }
  return { ...sources, files: [...new Set(sources.files)] };
}
