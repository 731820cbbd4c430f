// @ts-check

/** @typedef {import("../../../src/content/photo-rules").PhotoSet} PhotoSet */

/** What staff call the folders of photos. */
export const SET_NAMES = Object.freeze({ gallery: "galerija", premises: "prostor" });

/**
 * @param {number} count
 * @returns {string} the count with the noun in its right form: „1 slika“, „3 slike“, „12 slika“
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
 * @param {string} one
 * @param {string} other
 * @returns {number} how many letters must be added, dropped or changed (Levenshtein distance)
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const [left, above, diagonal] = [next[j - 1], row[j], row[j - 1]].map(Number);
      next.push(Math.min(Number(left) + 1, Number(above) + 1, Number(diagonal) + cost));
    }
    row = next;
  }
  return Number(row.at(-1));
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
