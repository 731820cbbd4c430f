// URLs of photos on the tested site.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { getPhotoFolder } from "../../src/gatsby/output/photo-urls";
import { siteContent } from "./tested-site";

/**
 * @param photo path below the content folder, such as `gallery/foto1.webp`
 * @param content path of the content folder
 * @returns path of the folder with the photo's files, such as `/static/4f2a90c`
 */
export function getPublishedFolder(photo: string, content = siteContent): string {
  const file = fs.readFileSync(path.join(content, photo));
  return `/static/${getPhotoFolder(createHash("md5").update(file).digest("hex"))}`;
}

/**
 * @param names names of photos in the gallery, such as `foto1`
 * @returns a pattern that matches the URLs of all their files
 */
export function matchGalleryFiles(...names: readonly string[]): RegExp {
  const folders = names.map((name) => getPublishedFolder(`gallery/${name}.webp`));
  return new RegExp(`(?:${folders.join("|")})/\\w{5}\\.webp$`);
}
