import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { contentFolder } from "../../content/collections";
import { isContentPhoto } from "../../content/file-kinds";
import { type ImageData, photoIndexFile } from "../../editor/published-files";
import { editorName, photoFiles } from "../../site";
import { publicFolder } from "./page-files";
import { getPhotoFolder } from "./photo-addresses";

/** @returns undefined for a photo that is not published */
async function readPublishedFiles(
  folder: string,
  basePath: string,
): Promise<ImageData | undefined> {
  const names = await fs.readdir(path.join(publicFolder, folder)).catch(() => []);
  const widths = names.map((name) => Number.parseInt(name, 10)).sort((one, other) => one - other);
  const largest = widths.at(-1);
  if (largest === undefined) return undefined;
  const file = path.join(publicFolder, folder, `${largest}.webp`);
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const address = (one: number) => `${basePath}/${folder}/${one}.webp`;
  const srcSet = widths.map((one) => `${address(one)} ${one}w`).join(",\n");
  // As gatsby-plugin-image has it, however small the photo is.
  const most = Math.max(...photoFiles.widths);
  return {
    width: most,
    height: (most * height) / width,
    images: { fallback: { src: address(largest), srcSet } },
  };
}

/** Write the files of the published photos, by their paths below `content/`, for the editor's preview. */
export async function writePhotoIndex({ getNodesByType, basePath }: BuildArgs): Promise<void> {
  const photos = getNodesByType("File").filter(
    ({ sourceInstanceName, relativePath }) =>
      sourceInstanceName === contentFolder && isContentPhoto(String(relativePath)),
  );
  const index: Record<string, ImageData> = {};
  for (const { relativePath, internal } of photos) {
    const folder = `static/${getPhotoFolder(internal.contentDigest)}`;
    const files = await readPublishedFiles(folder, basePath);
    if (files) index[String(relativePath).normalize()] = files;
  }
  const folder = path.join(publicFolder, editorName);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, photoIndexFile), JSON.stringify(index));
}
