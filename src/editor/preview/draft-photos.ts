import { photoVariants } from "../../site";
import { fetchPublishedPhotos, findPhotoUrl } from "../model/photos";
import type { PhotoIndex, PublishedPhoto } from "../published-files";

/**
 * Return a placeholder for a missing photo.
 * @param basePath path prefix of the site, without a trailing slash
 */
function getPlaceholder(basePath: string): PublishedPhoto {
  const src = `${basePath}/brand/icon-512.png`;
  return { width: 1280, height: 960, images: { fallback: { src, srcSet: `${src} 512w` } } };
}

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

/** Unpublished photos; undefined while they are loading. */
const measured = new Map<string, PublishedPhoto | undefined>();

/** The photos of a page in the preview: published photos, and those that only the repository or the form has. */
export class DraftPhotos {
  private published: PhotoIndex | undefined;

  /** @param redraw called when more photos are known */
  constructor(
    private readonly basePath: string,
    private readonly redraw: () => void,
  ) {
    void fetchPublishedPhotos().then((photos) => {
      this.published = photos;
      redraw();
    });
  }

  /** Return the files of a photo by its path in `content/`, or by its URL if it was chosen just now. */
  find(photo: string): PublishedPhoto {
    if (this.published && !(photo in this.published) && !measured.has(photo)) this.load(photo);
    return this.published?.[photo] ?? measured.get(photo) ?? getPlaceholder(this.basePath);
  }

  private load(photo: string): void {
    measured.set(photo, undefined);
    const finish = (data?: PublishedPhoto) => {
      // A missing photo is requested again at the next change.
      if (!data) return measured.delete(photo);
      measured.set(photo, data);
      return this.redraw();
    };
    measure(photo).then(finish, () => finish());
  }
}
