import fs from "node:fs/promises";
import path from "node:path";

/** Folder that Gatsby builds into, below the project. */
export const publicFolder = "public";

/** What Gatsby keeps for itself: parts of pages, and folders named like pages. */
const notPages = /^(?:_gatsby|page-data)[\\/]/;

/**
 * `public/program/index.html` → `public/program.html`, its place for hosts that redirect folders;
 * nothing for the home page, and for the second 404 page, which no address leads to.
 */
export function slashlessFile(file: string): string | undefined {
  const folder = path.dirname(file);
  const hasAddress = path.basename(file) === "index.html" && path.basename(folder) !== "404";
  return hasAddress && folder !== publicFolder ? `${folder}.html` : undefined;
}

/** The pages that Gatsby has built, as paths below the project, sorted. Copies do not count. */
export async function pageFiles(): Promise<string[]> {
  const files = (await fs.readdir(publicFolder, { recursive: true }))
    .filter((file) => file.endsWith(".html") && !notPages.test(file))
    .map((file) => path.join(publicFolder, file));
  const copies = new Set(files.map(slashlessFile));
  return files.filter((file) => !copies.has(file)).sort();
}
