import fs from "node:fs/promises";
import { pageFiles, slashlessFile } from "./page-files";

/**
 * Puts each page beside its folder as well. Hosts which redirect `/program` to `/program/` for
 * the sake of `program/index.html` (GitHub Pages, Netlify, Cloudflare Pages) answer it at once
 * where there is a `program.html`.
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function writeSlashlessPages(): Promise<void> {
  for (const file of await pageFiles()) {
    const copy = slashlessFile(file);
    if (copy) await fs.copyFile(file, copy);
  }
}
