import fs from "node:fs/promises";
import path from "node:path";
import { pageFiles, publicFolder } from "./page-files";

/** gatsby-plugin-sharp's folder of one photo below `/static`, named by 32 digits of its hash. */
const longName = /\b([0-9a-f]{8})[0-9a-f]{24}(?=\/|$)/g;

const shorten = (text: string) => text.replace(longName, "$1");

async function pageDataFiles(): Promise<string[]> {
  const folder = path.join(publicFolder, "page-data");
  const files = await fs.readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".json")).map((file) => path.join(folder, file));
}

/**
 * Gives the photos' folders names of eight digits. A page of photos names each of them a dozen times: 29
 * photos were 0.44 kB of its HTML, compressed.
 * @throws Error if two photos had the same eight digits
 */
export async function shortenPhotoFolders(): Promise<void> {
  const folder = path.join(publicFolder, "static");
  for (const name of await fs.readdir(folder)) {
    const short = shorten(name);
    if (short !== name) await fs.rename(path.join(folder, name), path.join(folder, short));
  }
  for (const file of [...(await pageFiles()), ...(await pageDataFiles())]) {
    const text = await fs.readFile(file, "utf8");
    const short = text.replace(/\/static\/[0-9a-f]{32}\//g, shorten);
    if (short !== text) await fs.writeFile(file, short);
  }
}
