import fs from "node:fs/promises";
import path from "node:path";
import { photoFiles } from "../../site";
import { expectOfGatsby } from "../expect-gatsby";
import { getShortHash, publicFolder } from "./page-files";

const self = "src/gatsby/output/photo-addresses.ts";

/** By gatsby-plugin-sharp: MD5 of the original, hash of width and quality, name of the original. */
const longAddress = /(?<=\/static\/)([\da-f]{32})\/([\da-f]{5})\/[^/\s",]+(?=\.webp)/g;
const entryOfSrcset = /\/static\/[\da-f]{32}\/([\da-f]{5})\/[^/\s",]+\.webp (\d+)w/g;
const digest = /^[\da-f]{32}$/;

/**
 * Return the folder of a photo's files. Its name changes with their contents: caches keep them for a year.
 * @param original MD5 of the original
 */
export const getPhotoFolder = (original: string) =>
  getShortHash(`${original} ${photoFiles.quality}`);

/** Widths in px by the hashes of the settings. */
type Widths = ReadonlyMap<string, string>;

function getShortAddress(original: string, settings: string, widths: Widths): string {
  const width = widths.get(settings);
  expectOfGatsby(width, self, `the width of static/${original}/${settings} in a srcset`);
  return `${getPhotoFolder(original)}/${width}`;
}

/** @throws Error if one photo would be shown in place of another */
function assertDistinct(originals: readonly string[]): void {
  const folders = new Set(originals.map(getPhotoFolder));
  if (folders.size < originals.length) throw new Error("Two photos have the same short address.");
}

async function moveFiles(widths: Widths): Promise<void> {
  const folder = path.join(publicFolder, "static");
  const originals = (await fs.readdir(folder)).filter((name) => digest.test(name));
  assertDistinct(originals);
  for (const original of originals) {
    for (const file of await fs.readdir(path.join(folder, original), { recursive: true })) {
      const { dir, ext } = path.parse(file);
      if (ext !== ".webp") continue;
      const target = path.join(folder, getShortAddress(original, dir, widths) + ext);
      await fs.mkdir(path.dirname(target), { recursive: true });
      // Not `rename`: on Windows it fails while a virus scanner reads the new file.
      await fs.copyFile(path.join(folder, original, file), target);
    }
    await fs.rm(path.join(folder, original), { recursive: true, maxRetries: 5 });
  }
}

/**
 * Give the files of photos addresses as short as “/static/4f2a90c/720.webp”, on disk and in the data
 * of pages, which name each photo ten times.
 * @returns does the same in the HTML of a page
 */
export async function shortenPhotoAddresses(): Promise<(html: string) => string> {
  const folder = path.join(publicFolder, "page-data");
  const files = (await fs.readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(folder, name));
  const texts = await Promise.all(files.map((file) => fs.readFile(file, "utf8")));
  const entries = texts.flatMap((text) => [...text.matchAll(entryOfSrcset)]);
  const widths = new Map(entries.map(([, settings = "", width = ""]) => [settings, width]));

  const short = (text: string) =>
    text.replaceAll(longAddress, (_, original: string, settings: string) =>
      getShortAddress(original, settings, widths),
    );
  await Promise.all(files.map((file, index) => fs.writeFile(file, short(texts[index] ?? ""))));
  await moveFiles(widths);
  return short;
}
