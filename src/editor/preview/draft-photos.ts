// The photos of a page in the preview: published photos, and those that only the repository or the form has.
import { photoVariants } from "../../site";
import { fetchPublishedPhotos, findPhotoUrl } from "../model/photos";
import type { PublishedPhoto } from "../published-files";

const placeholderUrl = new URL("../brand/icon-512.png", import.meta.url).href;

/** Shown while a photo is loading, and for a missing one. */
const placeholder: PublishedPhoto = {
  width: 1280,
  height: 960,
  images: { fallback: { src: placeholderUrl, srcSet: `${placeholderUrl} 512w` } },
};

/** Load a photo that is not published yet, to measure it. Return undefined if it does not exist. */
async function measure(photo: string): Promise<PublishedPhoto | undefined> {
  const src = await findPhotoUrl(photo);
  if (!src) return undefined;
  const image = Object.assign(new Image(), { src });
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const width = Math.max(...photoVariants.widths);
  const height = (width * naturalHeight) / naturalWidth;
  return { width, height, images: { fallback: { src, srcSet: `${src} ${naturalWidth}w` } } };
}

/** Photos by path or URL; undefined while they are loading. */
const known = new Map<string, PublishedPhoto | undefined>();

/** Redraws the preview that has asked last, because another form may be opened while a photo is loading. */
let redrawPreview: () => void;

async function load(photo: string): Promise<void> {
  const published = (await fetchPublishedPhotos())[photo];
  const data = published ?? (await measure(photo).catch(() => undefined));
  if (data) {
    known.set(photo, data);
    redrawPreview();
  } else {
    // A missing photo is requested again at the next change.
    known.delete(photo);
  }
}

/**
 * Return the files of a photo by its path in `content/`, or by its URL if it was chosen just now.
 * @param redraw called once the photo is loaded
 */
export function findDraftPhoto(photo: string, redraw: () => void): PublishedPhoto {
  redrawPreview = redraw;
  if (!known.has(photo)) {
    known.set(photo, undefined);
    void load(photo);
  }
  return known.get(photo) ?? placeholder;
}
