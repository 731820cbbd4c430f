import { readFile } from "node:fs/promises";
import sharp, { type SharpOptions } from "sharp";
import { isHeic, photoProblem } from "../../src/check/disk/photo-file";
import { heic, sizeProblem, unreadablePhoto } from "../../src/check/photo-messages";
import type { Message } from "../../src/check/problem";
import { maxLongSide } from "../../src/content/photo-rules";

/** WebP quality, out of 100: high, since the build encodes all sizes of the photo from this file. */
const quality = 90;

/** Phones write intact photos that cause warnings. The number of pixels is checked first. */
const options: SharpOptions = { failOn: "error", limitInputPixels: false };

/**
 * Converts a photo for the site: upright, scaled down to `maxLongSide`, in sRGB and without
 * metadata (sharp does both by default).
 * @param file path of the original
 * @returns a WebP file, or why the photo cannot be used
 */
export async function convertPhoto(file: string): Promise<Buffer | Message> {
  const bytes = await readFile(file);
  if (isHeic(bytes)) return heic;
  try {
    // The header first: decoding a small file that claims a huge size would exhaust the memory.
    const { autoOrient } = await sharp(bytes, options).metadata();
    const size = sizeProblem(autoOrient.width, autoOrient.height);
    if (size) return size;
    const photo = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: maxLongSide, height: maxLongSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .webp({ quality, smartSubsample: true })
      .toBuffer();
    // A panorama may be too narrow once it is scaled down.
    return (await photoProblem(photo)) ?? photo;
  } catch {
    return unreadablePhoto;
  }
}
