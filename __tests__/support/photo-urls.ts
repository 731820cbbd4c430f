// Addresses of the photos of the site under test.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { getPhotoFolder } from "../../src/gatsby/output/photo-urls";
import { siteContent } from "./tested-site";

/**
 * @param photo path below `content`: `gallery/foto1.webp`
 * @param content path of `content`
 * @returns path of the folder with the photo's files: `/static/4f2a90c`
 */
export function photoPath(photo: string, content = siteContent): string {
  const file = fs.readFileSync(path.join(content, photo));
  return `/static/${getPhotoFolder(createHash("md5").update(file).digest("hex"))}`;
}

/**
 * @param names names of photos of the gallery: `foto1`
 * @returns matches the addresses of all their files
 */
export function galleryFiles(...names: readonly string[]): RegExp {
  const folders = names.map((name) => photoPath(`gallery/${name}.webp`));
  return new RegExp(`(?:${folders.join("|")})/\\w{5}\\.webp$`);
}
