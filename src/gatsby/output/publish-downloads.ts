import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFolder } from "../../content/collections";
import { getDownloadPath } from "../../content/downloads";
import { downloadsFolder } from "../../site";
import { listPageFiles, publicFolder } from "./page-files";

/** Publish the downloads that a page links to. Others may not be meant for the public. */
export async function publishDownloads({ getNodesByType, basePath }: BuildArgs): Promise<void> {
  const folder = path.join(publicFolder, downloadsFolder);
  const pages = await Promise.all((await listPageFiles()).map((file) => fs.readFile(file, "utf8")));
  const isLinked = (name: string) => {
    const links = ['"', "#", "?"].map((end) => `href="${basePath}${getDownloadPath(name)}${end}`);
    return pages.some((html) => links.some((link) => html.includes(link)));
  };
  const files = getNodesByType("File").filter(
    ({ sourceInstanceName, relativeDirectory, base }) =>
      sourceInstanceName === contentFolder &&
      relativeDirectory === downloadsFolder &&
      isLinked(String(base)),
  );
  for (const { absolutePath, base } of files) {
    await fs.mkdir(folder, { recursive: true });
    await fs.copyFile(String(absolutePath), path.join(folder, String(base)));
  }
}
