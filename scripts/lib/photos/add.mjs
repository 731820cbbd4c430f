// @ts-check
import { mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { say, UserError } from "../../system/report";
import { convertPhoto } from "./convert.mjs";
import { writeDurably } from "./files.mjs";
import { CAPTIONS_FILE, checkNumber, readFolder, shownPath } from "./folder.mjs";
import { PhotoProblem } from "./problems.mjs";
import { rearrange } from "./rearrange.mjs";
import { collectSources } from "./sources.mjs";
import { countPhotos, formatNumbers } from "./words.mjs";
import { withWorkspace } from "./workspace.mjs";

/** @typedef {import("./run.mjs").CommandContext} CommandContext */
/** @typedef {Extract<import("./arguments.mjs").PhotoRequest, { command: "add" }>} AddRequest */
/** @typedef {import("./sources.mjs").Sources} Sources */
/** @typedef {import("./sources.mjs").NamedReason} NamedReason */

/** @param {readonly NamedReason[]} list */
const lines = (list) => list.map(({ name, reason }) => `  ${name}: ${reason}`).join("\n");

/**
 * Converts photos one after another, so that the memory holds one at a time.
 * @param {readonly string[]} files
 * @param {string} work
 * @param {number} first number that the first photo will get
 * @param {CommandContext} context
 * @returns {Promise<{ converted: string[], problems: NamedReason[] }>}
 */
async function convertAll(files, work, first, { rules, checkInterruption }) {
  /** @type {string[]} */
  const converted = [];
  /** @type {NamedReason[]} */
  const problems = [];
  mkdirSync(path.join(work, "added"));
  for (const [index, file] of files.entries()) {
    const name = path.basename(file);
    const target = `${first + index}.webp`;
    say(`Slika ${index + 1} od ${files.length}: ${name} → ${target}`);
    try {
      const photo = await convertPhoto(file, rules);
      writeDurably(path.join(work, "added", target), photo);
      converted.push(path.join(work, "added", target));
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      problems.push({ name, reason: error.message });
    }
    checkInterruption();
  }
  return { converted, problems };
}

/**
 * @param {Sources} sources
 * @param {string} directory the folder to which photos are added
 * @throws {UserError} when a named photo is already in it, or there is nothing to add
 */
function checkSources({ files, problems }, directory) {
  const inside = files.filter(
    (file) => path.dirname(realpathSync(file)) === realpathSync(directory),
  );
  if (inside.length > 0) {
    throw new UserError(
      `Već na stranici: ${inside.map((file) => path.basename(file)).join(", ")}. ` +
        "Za drugo mjesto koristite npm run photos -- move.",
    );
  }
  if (files.length === 0 && problems.length === 0) {
    throw new UserError("Tu nema nijedne slike. Navedite slike ili folder u kojem su.");
  }
}

/**
 * Adds photos to a folder of the site. The originals are only read.
 * @param {AddRequest} request
 * @param {CommandContext} context
 * @returns {Promise<void>}
 * @throws {UserError} when a photo cannot be used; then nothing has changed
 */
export async function addPhotos({ set, paths, at }, context) {
  const { root, cwd, rules } = context;
  await withWorkspace(root, async (work) => {
    const folder = readFolder(root, set, rules);
    const first = at ?? folder.photos.length + 1;
    if (first > folder.photos.length + 1) checkNumber(folder, first);
    const sources = collectSources(paths, cwd);
    checkSources(sources, folder.directory);
    if (sources.skipped.length > 0) say(`Preskočeno:\n${lines(sources.skipped)}\n`);

    const { converted, problems } = await convertAll(sources.files, work, first, context);
    const allProblems = [...sources.problems, ...problems];
    if (allProblems.length > 0) {
      throw new UserError(`Ništa nije dodano, jer se ne može koristiti:\n${lines(allProblems)}`);
    }
    const photos = [
      ...folder.photos.slice(0, first - 1),
      ...converted.map((file) => ({ converted: file })),
      ...folder.photos.slice(first - 1),
    ];
    rearrange(root, work, folder, { photos });
    const numbers = formatNumbers(converted.map((_, index) => first + index));
    say(`\nDodano: ${countPhotos(converted.length)} (${shownPath(set)}, broj ${numbers}).`);
    say(
      `Naslove upišite u ${shownPath(set, CAPTIONS_FILE)}, pod brojem slike; slika može biti i bez njega.`,
    );
  });
}
