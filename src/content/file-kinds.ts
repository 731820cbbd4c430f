import { collections, getCollection } from "./collections";
import { downloadKind, downloadsFolder, photoExtensions } from "./file-rules";
import { getFileName, getFolder, getStem } from "./paths";
import { describeField, hasKind } from "./schema";
import { slugPattern, toFreeName } from "./slugs";

const photoFolders = collections
  .filter(({ schema }) => hasKind(describeField(schema), "photo"))
  .map(({ glob }) => getFolder(glob));
const photoEnding = new RegExp(`\\.(?:${photoExtensions.join("|")})$`, "i");

/** Return whether a file is a photo that a field of a file in its folder may name. */
export function isContentPhoto(file: string): boolean {
  return photoFolders.includes(getFolder(file)) && photoEnding.test(file);
}

/** Return whether a file is a download, by its folder and extension. */
export function isDownload(file: string): boolean {
  return getFolder(file) === downloadsFolder && file.toLowerCase().endsWith(downloadKind.ending);
}

/** Return whether the site reads a file: a text, a photo or a download. */
export function isContent(file: string): boolean {
  return getCollection(file) !== undefined || isContentPhoto(file) || isDownload(file);
}

/** Return the file name of a download, as links write it (NFC): macOS may return decomposed names (NFD). */
export const getDownloadName = (file: string): string => getFileName(file).normalize();

/**
 * Return a name for a file under which it can be published: `Zahtjev za upis.docx` → `zahtjev-za-upis.pdf`.
 * @param others names that it must not have
 */
export function toValidName(file: string, ending: string, others: readonly string[] = []): string {
  return toFreeName(getStem(file), (name) => others.includes(name + ending)) + ending;
}

/** Return a name for a download that is valid in a URL. */
export function toDownloadName(file: string, others?: readonly string[]): string {
  const name = getFileName(file);
  const { ending } = downloadKind;
  const isRight = name.endsWith(ending) && slugPattern.test(getStem(name));
  return isRight ? name : toValidName(name, ending, others);
}
