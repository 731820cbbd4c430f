// @ts-check
// Encodes a photo and says what that costs.

import { msssim } from "@blazediff/ssim/msssim";
import sharp from "sharp";

/** @typedef {import("./noisy.mjs").Pixels} Pixels */
/** @typedef {{ name: string, encode: (image: import("sharp").Sharp) => import("sharp").Sharp }} Setting */
/** @typedef {{ bytes: number, cpu: number, score: number }} Cost `cpu` in seconds, `score` in dB */

// As Gatsby has it; one thread and no cache also make CPU seconds comparable.
sharp.concurrency(1);
sharp.cache(false);

/**
 * @param {Pixels} photo
 * @returns {import("sharp").Sharp}
 */
export function open({ data, width, height }) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/**
 * @param {import("sharp").Sharp} image
 * @returns {Promise<Pixels>}
 */
export async function pixelsOf(image) {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, cpu: number }>} with CPU seconds of all threads
 */
export async function timed(work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpu: (user + system) / 1e6 };
}

/**
 * How like the original a picture looks: MS-SSIM in decibels, where 3 dB more is half the error.
 * @param {Pixels} original
 * @param {Buffer} file
 * @returns {Promise<number>}
 */
async function likeness(original, file) {
  const { width, height } = original;
  const [one, other] = await Promise.all(
    [open(original), sharp(file)].map((image) => image.ensureAlpha().raw().toBuffer()),
  );
  if (!one || !other) throw new Error("Nothing to compare.");
  return -10 * Math.log10(1 - msssim(one, other, undefined, width, height));
}

/**
 * Resizes and encodes a photo as gatsby-plugin-sharp would, never to more than its own width.
 * @param {Pixels} photo
 * @param {number} width
 * @param {Setting} setting
 * @param {boolean} [scored] false leaves the score out, which takes longer than encoding
 * @returns {Promise<Cost>}
 */
export async function cost(photo, width, { encode }, scored = true) {
  const resized = () => open(photo).resize(Math.min(width, photo.width));
  const { result, cpu } = await timed(() => encode(resized()).toBuffer());
  const score = scored ? await likeness(await pixelsOf(resized()), result) : 0;
  return { bytes: result.length, cpu, score };
}
