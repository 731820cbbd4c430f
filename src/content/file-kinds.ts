import { newName, slugPattern } from "./addresses";
import { collectionOf, collections } from "./collections";
import { downloadsFolder, photoExtensions } from "./file-rules";
import { folderOf, lastPart, stemOf } from "./paths";
import { describeField, hasKind } from "./schema";

const photoFolders = collections
  .filter(({ schema }) => hasKind(describeField(schema), "photo"))
  .map(({ files }) => folderOf(files));
const photoEnding = new RegExp(`\\.(?:${photoExtensions.join("|")})$`, "i");

/** Return whether a file is a photo that a field of a file in its folder may name. */
export function isContentPhoto(file: string): boolean {
  return photoFolders.includes(folderOf(file)) && photoEnding.test(file);
}

/** Return whether a file is a download, by its folder and extension. */
export function isDownload(file: string): boolean {
  return folderOf(file) === downloadsFolder && /\.pdf$/i.test(file);
}

/** Return whether the site reads a file: a text, a photo or a download. */
export function isContent(file: string): boolean {
  return collectionOf(file) !== undefined || isContentPhoto(file) || isDownload(file);
}

/** Return the file name of a download, as links write it (NFC): macOS may return decomposed names (NFD). */
export function downloadName(file: string): string {
  return lastPart(file).normalize();
}

/**
 * Return a name for a file under which it can be published: `Zahtjev za upis.docx` → `zahtjev-za-upis.pdf`.
 * @param others names that it must not have
 */
export function validName(file: string, ending: string, others: readonly string[] = []): string {
  return newName(stemOf(file), (name) => others.includes(name + ending)) + ending;
}

/** Return a name for a download that is valid in an address. */
export function rightDownloadName(file: string, others?: readonly string[]): string {
  const name = lastPart(file);
  const isRight = name.endsWith(".pdf") && slugPattern.test(stemOf(name));
  return isRight ? name : validName(name, ".pdf", others);
}
