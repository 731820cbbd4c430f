import { basename, dirname } from "node:path/posix";
import { slugOf } from "../content/addresses";
import { downloadAddress, downloadsFolder } from "../content/download-rules";
import { photoExtensions, photoSets } from "../content/photo-rules";

const photoFolders: readonly string[] = ["pages", ...photoSets];
const photoEnding = new RegExp(`\\.(?:${photoExtensions.join("|")})$`, "i");

/** Whether a file has an ending that photos have. */
export function isPhoto(file: string): boolean {
  return photoEnding.test(file);
}

/** Whether a file is a photo that a field beside it may name. */
export function isContentPhoto(file: string): boolean {
  return photoFolders.includes(dirname(file)) && isPhoto(file);
}

/** Whether a file is one to download, by its place and its ending. */
export function isDownload(file: string): boolean {
  return dirname(file) === downloadsFolder && /\.pdf$/i.test(file);
}

/** The name by which links call a file. macOS may hand names out taken apart (NFD). */
export function downloadName(file: string): string {
  return basename(file).normalize();
}

/** A name as a file to download may have it: `Zahtjev za upis.docx` → `zahtjev-za-upis.pdf`. */
export function rightName(name: string): string {
  return `${slugOf(basename(name).replace(/\.[^.]*$/, ""))}.pdf`;
}

/** A link to a file to download, as it may be copied. */
export const sampleLink = (name: string) => `[Zahtjev za upis](${downloadAddress(name)})`;
