import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/** Folder that Gatsby builds into, in the project. */
export const publicFolder = "public";

/** Return a short hash of a text, for the name of a file that may be cached for ever. */
export const getShortHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 7);

/** Folders of Gatsby's own, with partial pages and with folders named like pages. */
const notPages = /^(?:_gatsby|page-data)[\\/]/;

/** Return the files with the data of pages, and of the queries that they share, as paths in the project. */
export async function listPageData(): Promise<string[]> {
  const folder = path.join(publicFolder, "page-data");
  const files = await fs.readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".json")).map((file) => path.join(folder, file));
}

/** Return the pages built by Gatsby, as sorted paths in the project; to be called before `writeFlatPages`. */
export async function listPageFiles(): Promise<string[]> {
  return (await fs.readdir(publicFolder, { recursive: true }))
    .filter((file) => file.endsWith(".html") && !notPages.test(file))
    .map((file) => path.join(publicFolder, file))
    .sort();
}

/**
 * Copy `program/index.html` to `program.html`, and so on. With the former alone, GitHub Pages, Netlify
 * and Cloudflare Pages redirect `/program` to `/program/`.
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function writeFlatPages(): Promise<void> {
  for (const file of await listPageFiles()) {
    const folder = path.dirname(file);
    if (folder !== publicFolder) await fs.copyFile(file, `${folder}.html`);
  }
}
