import { downloadsFolder } from "../site";
import { getFileName, getFolder, getStem } from "./paths";
import { slugPattern, toValidName } from "./slugs";

export const pdfFormat = { extension: ".pdf", mediaType: "application/pdf", label: "PDF" } as const;

/** From this size in bytes a file takes long to load on a phone. */
export const largeDownloadBytes = 5e6;

/**
 * The largest file in bytes that every host accepts; Cloudflare Pages has the lowest limit, 25 MiB.
 * @see https://developers.cloudflare.com/pages/platform/limits/#file-size
 */
export const maxDownloadBytes = 25e6;

/** Return whether a file is a download, by its folder and extension. */
export function isDownload(file: string): boolean {
  return getFolder(file) === downloadsFolder && file.toLowerCase().endsWith(pdfFormat.extension);
}

/** Return the file name of a download, as links write it (NFC): macOS may return decomposed names (NFD). */
export const getDownloadName = (file: string): string => getFileName(file).normalize();

export const getDownloadPath = (name: string): string => `/${downloadsFolder}/${name}`;

/** Return a name for a download that is valid in a URL. */
export function toDownloadName(file: string, others?: readonly string[]): string {
  const name = getFileName(file);
  const { extension } = pdfFormat;
  const isValid = name.endsWith(extension) && slugPattern.test(getStem(name));
  return isValid ? name : toValidName(name, extension, others);
}

const downloadUrl = RegExp(`^/${downloadsFolder}/([^?#]+)(.*)$`, "s");

/** Return the name of the download that a link leads to, and what follows it (`#page=2`); undefined for other links. */
export function parseDownloadLink(url: string): { name: string; rest: string } | undefined {
  const [, name, rest = ""] = downloadUrl.exec(url) ?? [];
  return name === undefined ? undefined : { name: name.normalize(), rest };
}
