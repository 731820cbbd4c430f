import { fetchPublishedFile, type PhotoIndex, photoIndexFile } from "../published-files";
import { getLoaded, toContentPath } from "./loaded";

let index: Promise<PhotoIndex> | undefined;

/** Return the published photos; none without a connection, or without a build, for example in development. */
export function fetchPublishedPhotos(): Promise<PhotoIndex> {
  index ??= fetchPublishedFile<PhotoIndex>(photoIndexFile).catch(() => {
    index = undefined;
    return {};
  });
  return index;
}

/**
 * Return the URL of a photo, published or not.
 * @param photo path in `content/`, or a `blob:` URL if it was chosen just now
 */
export async function findPhotoUrl(photo: string): Promise<string | undefined> {
  if (photo.startsWith("blob:")) return photo;
  const published = (await fetchPublishedPhotos())[photo];
  if (published) return published.images.fallback.src;
  const { assets, backend } = getLoaded();
  const found = assets.find(({ path }) => toContentPath(path)?.normalize() === photo);
  const blob = found && (await backend?.fetchBlob(found));
  return blob && URL.createObjectURL(blob);
}
