// Makes photos as a phone takes them out of our clean ones: texture, sharpening and sensor noise.

import sharp from "sharp";

/** three bytes a pixel */
export type Pixels = { data: Buffer; width: number; height: number };

/** What such a photo weighs as WebP of quality 85 and 1280 x 960 px. */
const aimBytes = 200_000;

/**
 * Random numbers that are the same on every machine (mulberry32).
 * @returns the next number from 0 to 1
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns noise of about one standard deviation a pixel */
function whiteNoise(width: number, height: number, random: () => number): Float32Array {
  // Four even numbers added up are close enough to a bell curve.
  const bell = () => (random() + random() + random() + random() - 2) * Math.sqrt(3);
  return Float32Array.from({ length: width * height }, bell);
}

/**
 * Texture of every coarseness from 2 to 16 px, as cloth, grass and carpets have it; it covers half
 * of the picture in soft patches and leaves the other half smooth.
 */
async function texture(width: number, height: number, random: () => number): Promise<Float32Array> {
  const sum = new Float32Array(width * height);
  const layer = async (coarseness: number) => {
    const w = Math.ceil(width / coarseness);
    const h = Math.ceil(height / coarseness);
    const small = Buffer.from(whiteNoise(w, h, random).map((value) => 128 + value * 40));
    return sharp(small, { raw: { width: w, height: h, channels: 1 } })
      .resize(width, height, { fit: "fill", kernel: "cubic" })
      .extractChannel(0)
      .raw()
      .toBuffer();
  };
  for (const coarseness of [2, 4, 8, 16]) {
    const pixels = await layer(coarseness);
    for (let at = 0; at < sum.length; at += 1)
      sum[at] = (sum[at] ?? 0) + ((pixels[at] ?? 128) - 128) / 40;
  }
  const patches = await layer(160);
  for (let at = 0; at < sum.length; at += 1) {
    const patch = Math.min(1, Math.max(0, ((patches[at] ?? 128) - 108) / 40));
    sum[at] = (sum[at] ?? 0) * patch;
  }
  return sum;
}

/** @param grain sensor noise */
function disturbed(
  { data }: Pixels,
  grain: Float32Array,
  cloth: Float32Array,
  strength: number,
): Buffer {
  const result = Buffer.alloc(data.length);
  for (let pixel = 0; pixel < grain.length; pixel += 1) {
    const add = strength * ((grain[pixel] ?? 0) + 0.4 * (cloth[pixel] ?? 0));
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      const value = data[at] ?? 0;
      // Darker parts are noisier on a sensor, the darkest clip.
      const weight = 1.25 - value / 512;
      result[at] = Math.min(255, Math.max(0, Math.round(value + add * weight)));
    }
  }
  return result;
}

/**
 * A photo with as much noise and texture as real ones have. The strength is searched for, so that
 * each weighs the same; everything else follows from the seed.
 */
export async function noisy(photo: Pixels, seed: number): Promise<Pixels> {
  const { width, height } = photo;
  const raw = { raw: { width, height, channels: 3 } } as const;
  const random = randomFrom(seed);
  const sharpened = await sharp(photo.data, raw).sharpen({ sigma: 1.2 }).raw().toBuffer();
  const grain = whiteNoise(width, height, random);
  const cloth = await texture(width, height, random);
  let [low, high] = [0, 24];
  let data = sharpened;
  for (let step = 0; step < 7; step += 1) {
    const strength = (low + high) / 2;
    data = disturbed({ ...photo, data: sharpened }, grain, cloth, strength);
    // The grain of a real photo has gone through the camera's own smoothing.
    data = await sharp(data, raw).blur(0.6).raw().toBuffer();
    const { length } = await sharp(data, raw).webp({ quality: 85 }).toBuffer();
    if (length > aimBytes) high = strength;
    else low = strength;
  }
  return { data, width, height };
}
