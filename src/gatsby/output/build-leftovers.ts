import fs from "node:fs/promises";
import path from "node:path";
import { publicFolder } from "./page-files";

/** What Gatsby leaves at the top of `public/` for its own use. */
const ofGatsby = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];

/** The script that is inline in every page. */
const ofFirstView = /^first-view-\w+\.js$/;

/** Deletes what a build leaves in `public/` that no visitor asks for. */
export async function deleteLeftovers(): Promise<void> {
  const names = await fs.readdir(publicFolder);
  for (const name of names.filter((one) => ofGatsby.includes(one) || ofFirstView.test(one))) {
    await fs.rm(path.join(publicFolder, name), { recursive: true });
  }
}
