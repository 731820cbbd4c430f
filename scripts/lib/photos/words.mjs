// @ts-check
import { distance } from "fastest-levenshtein";

/** @typedef {import("../../../src/content/photo-rules").PhotoSet} PhotoSet */

/** What staff call the folders of photos. */
export const SET_NAMES = Object.freeze({ gallery: "galerija", premises: "prostor" });

/**
 * @param {number} count
 * @returns {string} the count with the noun in its right form: „1 slika”, „3 slike”, „12 slika”
 */
export function countPhotos(count) {
  const [tens, ones] = [count % 100, count % 10];
  const isFew = ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
  return `${count} ${isFew ? "slike" : "slika"}`;
}

/**
 * @param {readonly number[]} numbers ascending
 * @returns {string} for example "3, 7–9"
 */
export function formatNumbers(numbers) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/**
 * @param {string} word a mistyped word
 * @param {readonly string[]} candidates
 * @returns {string | undefined} the candidate that was probably meant
 */
export function closest(word, candidates) {
  const [best] = candidates
    .map((candidate) => ({ candidate, score: distance(word, candidate) }))
    .sort((one, other) => one.score - other.score);
  return best && best.score <= 2 && best.score < word.length ? best.candidate : undefined;
}
