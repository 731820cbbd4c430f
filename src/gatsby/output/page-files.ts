import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/** Folder that Gatsby builds into, in the project. */
export const publicFolder = "public";

/** Return a short hash of a text, for the name of a file that may be cached for ever. */
export const getShortHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 7);

/** Return the file of a page in the project: `/program` → `public/program/index.html`. */
export const getPageFile = (route: string) =>
  path.join(publicFolder, route, route.endsWith(".html") ? "" : "index.html");

/** Folders of Gatsby's own, with partial pages and with folders named like pages. */
const notPages = /^(?:_gatsby|page-data)[\\/]/;

/** Return the files with the data of pages, and of the queries that they share, as paths in the project. */
export async function listPageData(): Promise<string[]> {
  const folder = path.join(publicFolder, "page-data");
  const files = await fs.readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".json")).map((file) => path.join(folder, file));
}

/** Return the copy of a page: `public/program/index.html` → `public/program.html`. The home page has none. */
function getFlatCopyPath(file: string): string | undefined {
  const folder = path.dirname(file);
  const hasUrl = path.basename(file) === "index.html" && path.basename(folder) !== "404";
  return hasUrl && folder !== publicFolder ? `${folder}.html` : undefined;
}

/** Return the pages built by Gatsby, without flat copies, as sorted paths in the project. */
export async function listPageFiles(): Promise<string[]> {
  const files = (await fs.readdir(publicFolder, { recursive: true }))
    .filter((file) => file.endsWith(".html") && !notPages.test(file))
    .map((file) => path.join(publicFolder, file));
  const copies = new Set(files.map(getFlatCopyPath));
  return files.filter((file) => !copies.has(file)).sort();
}

/**
 * Copy `program/index.html` to `program.html`, and so on. With the former alone, GitHub Pages, Netlify
 * and Cloudflare Pages redirect `/program` to `/program/`.
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function writeFlatPages(): Promise<void> {
  for (const file of await listPageFiles()) {
    const copy = getFlatCopyPath(file);
    if (copy) await fs.copyFile(file, copy);
  }
}
