import { basename, dirname, extname } from "node:path/posix";
import { firstFree, slugOf } from "../content/addresses";
import { collectionOf } from "../content/collections";
import { downloadAddress, downloadsFolder } from "../content/download-rules";
import { photoExtensions, photoSets } from "../content/photo-rules";

const photoFolders: readonly string[] = ["pages", ...photoSets];
const photoEnding = new RegExp(`\\.(?:${photoExtensions.join("|")})$`, "i");

/** Whether a file has the extension of a photo. */
export function isPhoto(file: string): boolean {
  return photoEnding.test(file);
}

/** Whether a file is a photo that a field of a file in its folder may name. */
export function isContentPhoto(file: string): boolean {
  return photoFolders.includes(dirname(file)) && isPhoto(file);
}

/** Whether a file is a download, by its folder and extension. */
export function isDownload(file: string): boolean {
  return dirname(file) === downloadsFolder && /\.pdf$/i.test(file);
}

/** Whether the site reads a file: a text, a photo or a download. */
export function isContent(file: string): boolean {
  return collectionOf(file) !== undefined || isContentPhoto(file) || isDownload(file);
}

/**
 * The file name of a download, as links write it (NFC): macOS may return decomposed names (NFD).
 */
export function downloadName(file: string): string {
  return basename(file).normalize();
}

/**
 * Makes a valid name for a download: `Zahtjev za upis.docx` → `zahtjev-za-upis.pdf`.
 * @param others names that it must not have
 */
export function validDownloadName(name: string, others: readonly string[] = []): string {
  const slug = slugOf(basename(name).replace(/\.[^.]*$/, ""));
  return `${firstFree(slug, (one) => others.includes(`${one}.pdf`))}.pdf`;
}

/** A base name for a photo: `Rođendan 1.JPG` → `rodjendan-1`. */
export function photoSlug(file: string): string {
  const name = basename(file, extname(file));
  return slugOf(name, "slika").slice(0, 60).replace(/-$/, "");
}

/**
 * Makes a valid name for a photo of a folder: `1 (1).JPG` → `1-1.jpg`.
 * @param others paths of the other photos
 */
export function validPhotoName(file: string, others: readonly string[]): string {
  const ending = extname(file).toLowerCase();
  const isUsed = (slug: string) => others.includes(`${dirname(file)}/${slug}${ending}`);
  return firstFree(photoSlug(file), isUsed) + ending;
}

/** A link to a download, for messages. */
export const sampleLink = (name: string) => `[Zahtjev za upis](${downloadAddress(name)})`;
