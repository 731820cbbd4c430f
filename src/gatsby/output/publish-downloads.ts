import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFolder } from "../../content/collections";
import { downloadsFolder } from "../../site";
import { listPageFiles, publicFolder } from "./page-files";

/** Publish the downloads that a page links to. Others may not be meant for the public. */
export async function publishDownloads({ getNodesByType, basePath }: BuildArgs): Promise<void> {
  const folder = path.join(publicFolder, downloadsFolder);
  const pages = await Promise.all((await listPageFiles()).map((file) => fs.readFile(file, "utf8")));
  const link = RegExp(`href="${basePath}/${downloadsFolder}/([^"#?]+)`, "g");
  const linked = new Set(pages.flatMap((html) => [...html.matchAll(link)].map(([, name]) => name)));
  const files = getNodesByType("File").filter(
    ({ sourceInstanceName, relativeDirectory, base }) =>
      sourceInstanceName === contentFolder &&
      relativeDirectory === downloadsFolder &&
      linked.has(String(base)),
  );
  for (const { absolutePath, base } of files) {
    await fs.mkdir(folder, { recursive: true });
    await fs.copyFile(String(absolutePath), path.join(folder, String(base)));
  }
}
