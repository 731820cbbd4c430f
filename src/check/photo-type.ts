/** Brands of HEIF files with HEVC or unnamed content (ISO/IEC 23008-12). */
const heicBrand = /^(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1|miaf)$/;

/** Starts of files, in hexadecimal, and what messages call them. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/, "photo"],
  [/^25504446/, "PDF"],
  [/^504b0[357]/, "ZIP ili dokument"],
  [/^47494638/, "GIF"],
  [/^424d.{8}00000000/, "BMP"],
  [/^(?:49492a00|4d4d002a|4949524f|49495500|46554a4946494c4d)/, "TIFF ili RAW"],
  [/^(?:ff0a|0000000c4a584c)/, "JPEG XL"],
  [/^38425053/, "Photoshop"],
  // Matroska and WebM, AVI, Flash, MPEG, MP4 and QuickTime without a brand.
  [/^(?:1a45dfa3|52494646.{8}41564920|464c56|000001b[3a])/, "video"],
  [/^.{8}(?:6d6f6f76|6d646174|77696465|66726565|736b6970|706e6f74)/, "video"],
];

/** By the brands of a file that starts with an `ftyp` box: the main one and those it is compatible with. */
function typeByBrands(head: Buffer): string {
  const compatible = head.toString("latin1", 16, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  const brands = [head.toString("latin1", 8, 12), ...compatible];
  // Apple writes mif1 in front of AVIF's own brand too.
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return "photo";
  if (brands.some((brand) => heicBrand.test(brand))) return "HEIC";
  return brands[0] === "crx " ? "TIFF ili RAW" : "video";
}

/**
 * Tells what a file is by its first bytes: phones and people give files wrong names.
 * @param bytes the file, or its first 4096 bytes
 * @returns "photo" for what the site takes, else the name of a known format; undefined for neither
 */
export function photoType(bytes: Buffer): string | undefined {
  if (bytes.toString("latin1", 4, 8) === "ftyp" && bytes.length >= 12) return typeByBrands(bytes);
  if (/^\s*<(?:\?xml|svg|!doctype|html)/i.test(bytes.toString("latin1", 0, 64))) {
    return "SVG ili HTML";
  }
  const start = bytes.toString("hex", 0, 16);
  return signatures.find(([signature]) => signature.test(start))?.[1];
}
