import { getFileName } from "../../content/paths";
import { type PhotoIndex, photoIndexFile } from "../published-files";
import { getLoaded, toContentPath } from "./loaded";

let index: Promise<PhotoIndex> | undefined;

async function fetchIndex(): Promise<PhotoIndex> {
  const script = document.querySelector<HTMLScriptElement>("script[src]")?.src;
  const response = await fetch(new URL(photoIndexFile, script), { cache: "no-store" });
  return response.ok ? response.json() : {};
}

/** Return the published photos; none where the site was not built, as during live editing. */
export function fetchPublishedPhotos(): Promise<PhotoIndex> {
  index ??= fetchIndex().catch(() => ({}));
  return index;
}

/**
 * Return the address of a photo, published or not.
 * @param folder of its file in the repository
 * @param photo as its field has it: a name, or `blob:` if it was chosen just now
 */
export async function findPhotoAddress(folder: string, photo: string): Promise<string | undefined> {
  if (photo.startsWith("blob:")) return photo;
  const path = `${folder}/${getFileName(photo)}`;
  const published = (await fetchPublishedPhotos())[toContentPath(path) ?? ""];
  if (published) return published.images.fallback.src;
  const { assets, host } = getLoaded();
  const found = assets.find((asset) => asset.path === path);
  const blob = found && (await host?.fetchBlob(found));
  return blob && URL.createObjectURL(blob);
}
