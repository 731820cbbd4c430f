import fs from "node:fs/promises";
import path from "node:path";
import { publicFolder } from "./page-files";

/** A photo's folder, named by the MD5 of its content: 32 digits, which no compression makes shorter. */
const folderName = /^[\da-f]{32}$/;
const inAddress = /(?<=\/static\/)[\da-f]{32}(?=\/)/g;

/** Enough to tell hundreds of photos apart: 1,000 have the same name once in 10,000 sites, and the build would stop. */
const short = (hash: string) => hash.slice(0, 8);

/** A page or its data with short addresses of photos. */
export const withShortAddresses = (text: string): string => text.replaceAll(inAddress, short);

/** Renames the folders of photos, and their addresses in the data of pages. A page of 17 photos is 200 bytes lighter. */
export async function shortenPhotoFolders(): Promise<void> {
  const folder = path.join(publicFolder, "static");
  for (const name of (await fs.readdir(folder)).filter((one) => folderName.test(one))) {
    await fs.rename(path.join(folder, name), path.join(folder, short(name)));
  }
  const data = path.join(publicFolder, "page-data");
  const files = (await fs.readdir(data, { recursive: true })).filter((one) => /\.json$/.test(one));
  for (const file of files.map((one) => path.join(data, one))) {
    await fs.writeFile(file, withShortAddresses(await fs.readFile(file, "utf8")));
  }
}
