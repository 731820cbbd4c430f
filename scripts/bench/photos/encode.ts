// Encodes a photo and says what that costs.

import { msssim } from "@blazediff/ssim/msssim";
import sharp, { type Sharp } from "sharp";
import type { Pixels } from "./noisy";

export type Setting = {
  name: string;
  encode: (image: Sharp) => Sharp;
};
/** `cpu` in seconds, `score` in dB */
export type Cost = { bytes: number; cpu: number; score: number };

// As Gatsby has it; one thread and no cache also make CPU seconds comparable.
sharp.concurrency(1);
sharp.cache(false);

export function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @returns with CPU seconds of all threads */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; cpu: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpu: (user + system) / 1e6 };
}

/**
 * How like the original a picture looks: MS-SSIM in decibels, where 3 dB more is half the error.
 */
async function likeness(original: Pixels, file: Buffer): Promise<number> {
  const { width, height } = original;
  const [one, other] = await Promise.all(
    [open(original), sharp(file)].map((image) => image.ensureAlpha().raw().toBuffer()),
  );
  if (!one || !other) throw new Error("Nothing to compare.");
  return -10 * Math.log10(1 - msssim(one, other, undefined, width, height));
}

/**
 * Resizes and encodes a photo as gatsby-plugin-sharp would, never to more than its own width.
 * @param scored false leaves the score out, which takes longer than encoding
 */
export async function cost(
  photo: Pixels,
  width: number,
  { encode }: Setting,
  scored: boolean = true,
): Promise<Cost> {
  const resized = () => open(photo).resize(Math.min(width, photo.width));
  const { result, cpu } = await timed(() => encode(resized()).toBuffer());
  const score = scored ? await likeness(await pixelsOf(resized()), result) : 0;
  return { bytes: result.length, cpu, score };
}
