import { readFile } from "node:fs/promises";
import sharp, { type SharpOptions } from "sharp";
import { isHeic } from "../../src/check/disk/photo-file";
import { heic, sizeProblem, tooSmall, unreadablePhoto } from "../../src/check/photo-messages";
import type { Message } from "../../src/check/problem";
import { maxLongSide, maxMegapixels, minShortSide } from "../../src/content/photo-rules";
import { reasonUnreadable, sentences } from "./sources";

/** One photo cannot be used; the message says why and what to do, in Bosnian. */
export class PhotoProblem extends Error {}

/**
 * WebP quality, out of 100: high, since the build encodes all sizes of the photo from this file.
 */
const quality = 90;

// Every photo is read once, so a cache would only take memory.
sharp.cache(false);

/** Not "warning": phones write intact photos that cause warnings. */
const failOn: SharpOptions["failOn"] = "error";

const fail = (message: Message): never => {
  throw new PhotoProblem(sentences(message));
};

/**
 * @throws PhotoProblem when a photo is too small, too large, or too narrow once it is scaled down
 */
function checkSize({ width, height }: { width: number; height: number }): void {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, maxLongSide / long);
  const problem =
    sizeProblem(width, height) ??
    (Math.round(short * scale) < minShortSide ? tooSmall(width, height) : undefined);
  if (problem) fail(problem);
}

async function convert(bytes: Buffer): Promise<Buffer> {
  // The header first: decoding a small file that claims a huge size would exhaust the memory.
  const { autoOrient } = await sharp(bytes, { failOn, limitInputPixels: false }).metadata();
  checkSize(autoOrient);
  return sharp(bytes, { failOn, limitInputPixels: maxMegapixels * 1e6 })
    .autoOrient()
    .resize({ width: maxLongSide, height: maxLongSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .webp({ quality, smartSubsample: true })
    .toBuffer();
}

/**
 * Converts a photo for the site: upright, scaled down to `maxLongSide`, in sRGB and without
 * metadata (sharp does both by default).
 * @param file path of the original
 * @returns a WebP file
 * @throws PhotoProblem when the photo cannot be used, whatever the cause
 */
export async function convertPhoto(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new PhotoProblem(reasonUnreadable(error));
  });
  if (isHeic(bytes)) fail(heic);
  return convert(bytes).catch((error: unknown) => {
    throw error instanceof PhotoProblem ? error : new PhotoProblem(sentences(unreadablePhoto));
  });
}
