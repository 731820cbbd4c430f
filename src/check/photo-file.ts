import sharp from "sharp";
import { maxMegapixels, minLongSide, minShortSide } from "../content/photo-rules";
import type { Message } from "./problem";
import * as say from "./wording/photos";

const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

const heicBrand = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/;

/** Starts of files that people rename into photos. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, "PDF"],
  [/^PK[^\w ]/, "ZIP ili dokument"],
  [/^GIF8/, "GIF"],
  [/^BM/, "BMP"],
  [/^(?:II\*|MM\W\*)/, "TIFF"],
  [/^\s*<(?:\?xml|svg|!doctype|html)/i, "SVG ili HTML"],
  [/^.{4}ftyp(?:isom|mp4|qt|M4V)/, "video"],
];

function disguise(bytes: Buffer): Message | undefined {
  const start = bytes.subarray(0, 64).toString("latin1");
  // Apple writes mif1 in front of AVIF's own brand too, which then stands among the compatible ones.
  if (heicBrand.test(start.slice(4)) && !/avi[fs]/.test(start)) return say.heic();
  const format = signatures.find(([signature]) => signature.test(start))?.[1];
  return format ? say.otherFormat(format) : undefined;
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
  const other = disguise(bytes);
  if (other) return other;
  try {
    const { width, height, format, exif, xmp } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    if (!formats.includes(format)) return say.otherFormat(format);
    if (width * height > maxMegapixels * 1e6) return say.tooLarge(width, height);
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    if (short < minShortSide || long < minLongSide) {
      return say.tooSmall(width, height);
    }
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
