import fs from "node:fs/promises";
import { flatFile, pageFiles } from "./page-files";

/**
 * Copies `program/index.html` to `program.html`, and so on. With the former alone, GitHub Pages, Netlify
 * and Cloudflare Pages redirect `/program` to `/program/`.
 * @see https://github.com/slorber/trailing-slash-guide
 */
export async function writeFlatPages(): Promise<void> {
  for (const file of await pageFiles()) {
    const copy = flatFile(file);
    if (copy) await fs.copyFile(file, copy);
  }
}
