// @ts-check
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { CORRUPT, checkSize, PhotoProblem, reasonUnreadable } from "./problems.mjs";

/** @typedef {typeof import("../../../src/content/photo-rules")} PhotoRules */

/** Quality of the stored WebP: high, since the build makes all smaller pictures of it. */
const QUALITY = 90;

// Every photo is read once; kept pixels of large ones would only fill the memory.
sharp.cache(false);

/** @type {import("sharp").SharpOptions["failOn"]} warnings are common in sound photos of phones */
const failOn = "error";

/**
 * @param {Buffer} bytes
 * @returns {Promise<{ width: number, height: number }>} size of the upright photo, from its header
 */
async function readSize(bytes) {
  const { autoOrient } = await sharp(bytes, { failOn, limitInputPixels: false }).metadata();
  return autoOrient;
}

/**
 * Makes the site's file of a photo: upright, no larger than needed, in sRGB and without any metadata
 * (sharp converts to the one and writes none of the other unless asked to).
 * @param {string} file
 * @param {PhotoRules} rules
 * @returns {Promise<Buffer>} a WebP
 * @throws {PhotoProblem} when the photo cannot be used
 */
export async function convertPhoto(file, rules) {
  const bytes = await readFile(file).catch((error) => {
    throw new PhotoProblem(reasonUnreadable(error));
  });
  const damaged = () => {
    throw new PhotoProblem(CORRUPT);
  };
  // Header first: a small file can claim a size whose pixels fill the memory.
  checkSize(await readSize(bytes).catch(damaged), rules);
  return sharp(bytes, { failOn, limitInputPixels: rules.maxMegapixels * 1e6 })
    .autoOrient()
    .resize({
      width: rules.maxLongSide,
      height: rules.maxLongSide,
      fit: "inside",
      withoutEnlargement: true,
    })
    .flatten({ background: "#ffffff" })
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer()
    .catch(damaged);
}
