import fs from "node:fs/promises";
import path from "node:path";
import { inlineScripts } from "../bundle/inline-scripts";
import { publicFolder } from "./page-files";

/** What Gatsby leaves at the top of `public/` for its own use. */
const ofGatsby = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];

/** Scripts that stand in the pages already. */
const ofInlineScripts = new RegExp(`^(?:${Object.keys(inlineScripts).join("|")})-\\w+\\.js$`);

/** Deletes what a build leaves in `public/` that no visitor asks for. */
export async function deleteLeftovers(): Promise<void> {
  const names = await fs.readdir(publicFolder);
  for (const name of names.filter((one) => ofGatsby.includes(one) || ofInlineScripts.test(one))) {
    await fs.rm(path.join(publicFolder, name), { recursive: true });
  }
}
