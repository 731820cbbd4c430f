import fs from "node:fs/promises";
import path from "node:path";
import { listPageData, publicFolder } from "./page-files";

/** How many digits of a photo's MD5 its URL keeps. */
const shortDigestLength = 7;

/** URLs by gatsby-plugin-sharp: MD5 of the original, hash of width and quality, name of the original. */
const longUrl = RegExp(
  `(?<=static/[\\da-f]{${shortDigestLength}})[\\da-f]{${32 - shortDigestLength}}(/[\\da-f]{5})/[^/\\s",]+(?=\\.webp)`,
  "g",
);

/** Return the name of the folder of a photo's files. */
export const getPhotoFolder = (md5: string) => md5.slice(0, shortDigestLength);

/** Shorten the URLs of photos in HTML or data, which name each photo ten times: `static/f727ee4/c57d4.webp`. */
export const shortenPhotoUrls = (text: string) => text.replaceAll(longUrl, "$1");

/**
 * Move the files of photos to their short URLs, and shorten the URLs in the data of pages.
 * @throws Error (EEXIST) if two photos would have the same folder
 */
export async function shortenPhotoFiles(): Promise<void> {
  for (const file of await listPageData())
    await fs.writeFile(file, shortenPhotoUrls(await fs.readFile(file, "utf8")));
  const folder = path.join(publicFolder, "static");
  const originals = (await fs.readdir(folder)).filter((name) => /^[\da-f]{32}$/.test(name));
  for (const original of originals) {
    await fs.mkdir(path.join(folder, getPhotoFolder(original)));
    for (const file of await fs.readdir(path.join(folder, original), { recursive: true })) {
      const { dir: settingsHash, ext } = path.parse(file);
      if (ext !== ".webp") continue;
      const target = path.join(folder, getPhotoFolder(original), settingsHash + ext);
      // Not `rename`: on Windows it fails while a virus scanner reads the new file.
      await fs.copyFile(path.join(folder, original, file), target);
    }
    await fs.rm(path.join(folder, original), { recursive: true, maxRetries: 5 });
  }
}
