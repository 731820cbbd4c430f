// @ts-check
import { say } from "../../system/report";
import { checkNumber, readFolder, shownPath } from "./folder.mjs";
import { rearrange } from "./rearrange.mjs";
import { withWorkspace } from "./workspace.mjs";

/** @typedef {import("./run.mjs").Context} Context */
/** @typedef {Extract<import("./arguments.mjs").PhotoRequest, { command: "move" }>} MoveRequest */

/**
 * Moves a photo to another place; those between the two places shift by one.
 * @param {MoveRequest} request
 * @param {Context} context
 * @returns {Promise<void>}
 * @throws {UserError} when there is no such photo or place
 */
export async function movePhoto({ set, from, to }, { root, rules }) {
  await withWorkspace(root, (work) => {
    const folder = readFolder(root, set, rules);
    for (const number of [from, to]) checkNumber(folder, number);
    if (from === to) return say(`Slika ${from} je već na tom mjestu.`);
    const photos = [...folder.photos];
    photos.splice(to - 1, 0, ...photos.splice(from - 1, 1));
    rearrange(root, work, folder, { photos });
    say(`Slika ${from} je sada slika ${to} (${shownPath(set)}). Naslovi su je slijedili.`);
  });
}
