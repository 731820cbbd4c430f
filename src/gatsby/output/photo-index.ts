import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFolder } from "../../content/collections";
import { type PublishedPhoto, photoIndexFile } from "../../editor/published-files";
import { editorPath } from "../../site";
import { expectOfGatsby } from "../expect-gatsby";
import { listPageData, publicFolder } from "./page-files";
import { getPhotoFolder } from "./photo-urls";

/** Return the photos in the data of all pages, by the names of their files' folders. */
async function readPublishedPhotos(): Promise<Map<string, PublishedPhoto>> {
  const photos = new Map<string, PublishedPhoto>();
  const collect = (data: object) => {
    for (const [key, value] of Object.entries(data)) {
      if (key === "gatsbyImageData")
        photos.set(path.basename(path.dirname(value.images.fallback.src)), value);
      else if (value instanceof Object) collect(value);
    }
  };
  for (const file of await listPageData()) collect(JSON.parse(await fs.readFile(file, "utf8")));
  return photos;
}

/** Write an index of the published photos, by their paths in `content/`, for the editor's preview. */
export async function writePhotoIndex({ getNodesByType }: BuildArgs): Promise<void> {
  const photos = await readPublishedPhotos();
  const index: Record<string, PublishedPhoto> = {};
  for (const { sourceInstanceName, relativePath, internal } of getNodesByType("File")) {
    const published = photos.get(getPhotoFolder(internal.contentDigest));
    if (published && sourceInstanceName === contentFolder)
      index[String(relativePath).normalize()] = published;
  }
  const isFound = photos.size === 0 || Object.keys(index).length > 0;
  expectOfGatsby(isFound, "the digest of a photo in the name of its folder (gatsby-plugin-sharp)");
  const folder = path.join(publicFolder, editorPath);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, photoIndexFile), JSON.stringify(index));
}
