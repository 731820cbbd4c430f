import fs from "node:fs/promises";
import path from "node:path";
import { publicFolder } from "./page-files";

/** Files and folders in `public/` for Gatsby's own use. */
const gatsbyLeftovers = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];

/** The script that is inlined into every page. */
const inlineScriptFile = /^inline-script-\w+\.js$/;

/** Deletes build files from `public/` that no browser requests. */
export async function deleteLeftovers(): Promise<void> {
  const names = await fs.readdir(publicFolder);
  for (const name of names.filter(
    (one) => gatsbyLeftovers.includes(one) || inlineScriptFile.test(one),
  )) {
    await fs.rm(path.join(publicFolder, name), { recursive: true });
  }
}
