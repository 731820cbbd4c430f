// @ts-check
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { say } from "../../system/report";
import { readCaptions } from "./captions.mjs";
import { captionsOf, readFolder, shownPath } from "./folder.mjs";
import { countPhotos, SET_NAMES } from "./words.mjs";
import { withWorkspace } from "./workspace.mjs";

/** @typedef {import("./run.mjs").Context} Context */
/** @typedef {Extract<import("./arguments.mjs").PhotoRequest, { command: "list" }>} ListRequest */
/** @typedef {import("./folder.mjs").PhotoFolder} PhotoFolder */

const HEADINGS = ["Broj", "Datoteka", "px", "kB", "Naslov", "Oznake"];

/**
 * @param {readonly string[][]} rows
 * @returns {string[]} lines with the columns under each other
 */
function table(rows) {
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/**
 * @param {PhotoFolder} folder
 * @returns {Promise<string[][]>} one row a photo
 */
async function rowsOf(folder) {
  const captions = readCaptions(captionsOf(folder));
  return Promise.all(
    folder.photos.map(async ({ number, file }) => {
      const source = path.join(folder.directory, file);
      const { title = "", hero, memories } = captions.get(number) ?? {};
      const size = await sharp(source)
        .metadata()
        .then(
          ({ autoOrient }) => `${autoOrient.width} × ${autoOrient.height}`,
          () => "oštećena",
        );
      const marks = [hero ? "hero" : "", memories ? `memories ${memories}` : ""].filter(Boolean);
      const kilobytes = String(Math.ceil(statSync(source).size / 1000));
      return [String(number), file, size, kilobytes, title, marks.join(", ")];
    }),
  );
}

/**
 * Prints the photos of each set.
 * @param {ListRequest} request
 * @param {Context} context
 * @returns {Promise<void>}
 * @throws {UserError} when a folder is not in order
 */
export async function listPhotos({ sets }, { root, rules }) {
  await withWorkspace(root, async () => {
    for (const set of sets) {
      const folder = readFolder(root, set, rules);
      say(`${shownPath(set)} (${SET_NAMES[set]}): ${countPhotos(folder.photos.length)}\n`);
      for (const line of table([HEADINGS, ...(await rowsOf(folder))])) say(`  ${line}`);
      say();
    }
  });
}
