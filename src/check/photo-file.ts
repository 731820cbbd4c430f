import sharp from "sharp";
import { maxMegapixels, minLongSide, minShortSide } from "../content/photo-rules";
import { photoType } from "./photo-type";
import type { Message } from "./problem";
import * as say from "./wording/photos";

const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

/** Why a file with these first bytes is no photo for the site; undefined when it may be one. */
export function formatProblem(bytes: Buffer): Message | undefined {
  const type = photoType(bytes);
  if (type === undefined || type === "photo") return undefined;
  return type === "HEIC" ? say.heic() : say.otherFormat(type);
}

/** Why a photo of this size, in pixels, cannot be published. */
export function sizeProblem(width: number, height: number): Message | undefined {
  if (width * height > maxMegapixels * 1e6) return say.tooLarge(width, height);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < minShortSide || long < minLongSide ? say.tooSmall(width, height) : undefined;
}

const gpsTag = 0x8825;

/** Whether EXIF (TIFF 6.0, after the marker "Exif\0\0") points to a GPS directory (EXIF 2.32, 4.6.3). */
function hasGps(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = u32(4);
    const count = u16(directory);
    return Array.from({ length: count }, (_, index) => u16(directory + 2 + index * 12)).includes(
      gpsTag,
    );
  } catch {
    // Damaged EXIF, which nothing reads, may still hold the place.
    return exif.includes("GPS");
  }
}

/**
 * Opens a photo and decodes it whole, as the build will.
 * @param bytes the file
 * @returns why it cannot be published, or undefined
 */
export async function photoProblem(bytes: Buffer): Promise<Message | undefined> {
  const other = formatProblem(bytes);
  if (other) return other;
  try {
    const { width, height, format, exif, xmp } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    if (!formats.includes(format)) return say.otherFormat(format);
    const size = sizeProblem(width, height);
    if (size) return size;
    if ((exif && hasGps(exif)) || xmp?.includes("GPSL")) return say.location();
    // WebP is decoded as a whole or not at all; of the others, every line has to be asked for.
    const lines = format === "webp" ? 8 : height;
    await sharp(bytes, { failOn: "warning" })
      .resize(8, lines, { fit: "fill", kernel: "nearest" })
      .raw()
      .toBuffer();
    return undefined;
  } catch {
    return say.unreadable();
  }
}
