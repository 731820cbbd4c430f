// @ts-check
import { closeSync, openSync, readSync } from "node:fs";

/** @typedef {"jpeg" | "png" | "webp" | "avif" | "heic" | "otherPicture" | "video" | "pdf" | "empty" | "unknown"} FileType */

/** How many bytes at a file's start tell its type. */
const HEAD_BYTES = 4096;

/** Brands of HEIF files with HEVC or unnamed content (ISO/IEC 23008-12). */
const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif[12]|msf1|miaf)$/;
/** Boxes that stand first in MP4 and QuickTime files without a brand. */
const VIDEO_BOXES = /^(moov|mdat|wide|free|skip|pnot)$/;

/** @type {[RegExp, FileType][]} bytes at the start, in hexadecimal */
const SIGNATURES = [
  [/^ffd8ff/, "jpeg"],
  [/^89504e470d0a1a0a/, "png"],
  [/^52494646.{8}57454250/, "webp"],
  // GIF, TIFF and the raw formats made of it, BMP, Fujifilm raw, JPEG XL, Photoshop.
  [/^(47494638|49492a00|4d4d002a|4949524f|49495500|424d.{8}00000000)/, "otherPicture"],
  [/^(46554a4946494c4d|ff0a|0000000c4a584c|38425053)/, "otherPicture"],
  // "<svg" and "<?xml".
  [/^(3c737667|3c3f786d6c)/, "otherPicture"],
  [/^25504446/, "pdf"],
  // Matroska and WebM, AVI, Flash, MPEG.
  [/^(1a45dfa3|52494646.{8}41564920|464c56|000001b[3a])/, "video"],
];

/**
 * @param {Buffer} head of a file that starts with an `ftyp` box
 * @returns {FileType} by its brands: the main one and those it is compatible with
 */
function typeByBrands(head) {
  const compatible = head.toString("latin1", 16, head.readUInt32BE(0));
  const brands = [head.toString("latin1", 8, 12), ...(compatible.match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return "avif";
  if (brands.some((brand) => HEIC_BRANDS.test(brand))) return "heic";
  return brands[0] === "crx " ? "otherPicture" : "video";
}

/**
 * Tells a file's type by its content; phones and people give files wrong names.
 * @param {Uint8Array} bytes the file's start
 * @returns {FileType}
 */
export function fileType(bytes) {
  if (bytes.length === 0) return "empty";
  const head = Buffer.from(bytes);
  const box = head.toString("latin1", 4, 8);
  if (box === "ftyp") return typeByBrands(head);
  const hex = head.toString("hex", 0, 16);
  const found = SIGNATURES.find(([signature]) => signature.test(hex));
  if (found) return found[1];
  return VIDEO_BOXES.test(box) ? "video" : "unknown";
}

/**
 * @param {string} file
 * @returns {FileType}
 * @throws {Error} the system's error when the file cannot be read
 */
export function readFileType(file) {
  const handle = openSync(file, "r");
  try {
    const bytes = new Uint8Array(HEAD_BYTES);
    return fileType(bytes.subarray(0, readSync(handle, bytes)));
  } finally {
    closeSync(handle);
  }
}
