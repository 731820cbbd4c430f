import { validateDownload } from "../../check/check-download";
import { unreadablePhoto, validatePhotoSize } from "../../check/check-photos";
import { type Message, type Problem, toFileProblem } from "../../check/problem";
import { isContentPhoto } from "../../content/collections";
import { isDownload } from "../../content/downloads";
import { maxLongSide } from "../../content/photo-files";
import { toContentPath } from "../model/loaded";
import type { Change } from "../sveltia/types";

/** The message for a photo that Sveltia CMS has not converted. */
const unconvertedMessage: Message = {
  what: "Preglednik nije uspio pripremiti ovu sliku za stranicu.",
  fix: "Ponovo učitajte ovu stranicu u pregledniku i dodajte sliku ponovo. Ako ni tada ne uspije, dodajte je na računaru, u pregledniku Chrome ili Edge. Ostale izmjene možete sačuvati bez ove slike.",
};

/** Flags of EXIF and XMP in WebP's extended format (WebP Container Specification). */
const metadataFlags = 0b1100;

/** Return whether a file is a WebP without EXIF and XMP, which may tell where a photo was taken. */
async function isBareWebp(photo: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await photo.slice(0, 21).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  if (!/^RIFF.{4}WEBPVP8/s.test(start)) return false;
  return !start.includes("VP8X") || ((bytes[20] ?? 0) & metadataFlags) === 0;
}

/** Check a new photo. Sveltia CMS silently stores one that it cannot convert, unchanged or as PNG. */
async function validatePhoto(photo: Blob): Promise<Message | undefined> {
  try {
    const bitmap = await createImageBitmap(photo);
    const { width, height } = bitmap;
    bitmap.close();
    const size = validatePhotoSize(width, height);
    if (size) return size;
    const isSmall = Math.max(width, height) <= maxLongSide;
    return isSmall && (await isBareWebp(photo)) ? undefined : unconvertedMessage;
  } catch {
    return unreadablePhoto;
  }
}

async function validateNewFile(file: string, data: Blob): Promise<Message | undefined> {
  if (isDownload(file)) return validateDownload(new Uint8Array(await data.arrayBuffer()));
  return isContentPhoto(file) ? validatePhoto(data) : undefined;
}

/** Return the problems in the bytes of new photos and documents. Moved files were checked when they were added. */
export async function checkNewFiles(changes: readonly Change[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  // One at a time: 40 decoded photos do not fit into a phone's memory.
  for (const { action, path, data } of changes) {
    const file = toContentPath(path);
    if (!file || action === "move" || !(data instanceof Blob)) continue;
    const message = await validateNewFile(file, data);
    if (message) problems.push(toFileProblem(file, message));
  }
  return problems;
}
