import { readFile } from "node:fs/promises";
import sharp, { type SharpOptions } from "sharp";
import { heic, isHeic, sizeProblem, unreadablePhoto } from "../../src/check/photo-file";
import type { Message } from "../../src/check/problem";
import { maxLongSide, maxMegapixels, minShortSide } from "../../src/content/photo-rules";
import { reasonUnreadable, sentences } from "./sources";

/** Why one photo cannot be used, and what to do; the message is Bosnian. */
export class PhotoProblem extends Error {}

/** Quality of the stored WebP: high, since the build makes all smaller pictures of it. */
const quality = 90;

// Every photo is read once; kept pixels of large ones would only fill the memory.
sharp.cache(false);

/** Warnings are common in sound photos of phones. */
const failOn: SharpOptions["failOn"] = "error";

const fail = (message: Message) => {
  throw new PhotoProblem(sentences(message));
};
const damaged = () => fail(unreadablePhoto());

const tooNarrow = (width: number, height: number): Message => ({
  what: `Slika je preuska: ${width} × ${height} piksela. Smanjena na ${maxLongSide} piksela, ne bi imala kraću stranicu od ${minShortSide}.`,
  fix: "Odrežite joj krajeve na računaru, pa je dodajte ponovo.",
});

/** @throws PhotoProblem when a photo is too small or large, or would be too narrow once made smaller */
function checkSize({ width, height }: { width: number; height: number }): void {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, maxLongSide / long);
  const problem =
    sizeProblem(width, height) ??
    (Math.round(short * scale) < minShortSide ? tooNarrow(width, height) : undefined);
  if (problem) fail(problem);
}

/**
 * Makes the site's file of a photo: upright, no larger than needed, in sRGB and without any metadata
 * (sharp converts to the one and writes none of the other unless asked to).
 * @param file which is only read
 * @returns a WebP
 * @throws PhotoProblem when the photo cannot be used
 */
export async function convertPhoto(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new PhotoProblem(reasonUnreadable(error));
  });
  if (isHeic(bytes)) fail(heic());
  // Header first: a small file can claim a size whose pixels fill the memory.
  const header = sharp(bytes, { failOn, limitInputPixels: false }).metadata();
  const { autoOrient } = await header.catch(damaged);
  checkSize(autoOrient);
  return sharp(bytes, { failOn, limitInputPixels: maxMegapixels * 1e6 })
    .autoOrient()
    .resize({ width: maxLongSide, height: maxLongSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .webp({ quality, smartSubsample: true })
    .toBuffer()
    .catch(damaged);
}
