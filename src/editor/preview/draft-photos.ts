import { getFileName } from "../../content/paths";
import { photoFiles } from "../../site";
import { fetchPublishedPhotos } from "../model/photos";
import type { ImageData } from "../published-files";

/** How long to wait for a photo of the repository, in ms, and how often while a form is open. */
const waitMs = 300;
const mostWaits = 40;

/**
 * Return what is shown in place of a photo that is not there.
 * @param basePath path prefix of the site, without a slash at the end
 */
function getPlaceholder(basePath: string): ImageData {
  const src = `${basePath}/brand/icon-512.png`;
  return { width: 1280, height: 960, images: { fallback: { src, srcSet: `${src} 512w` } } };
}

/** Photos that are not published yet, by address, once their size is known. */
const measured = new Map<string, ImageData | undefined>();

/** The photos of a page in the preview: published ones, and those that are in the repository or the form only. */
export class DraftPhotos {
  private published: Readonly<Record<string, ImageData>> = {};
  private waits = 0;

  /**
   * @param basePath path prefix of the site, without a slash at the end
   * @param getAsset returns what the editor has under an address
   * @param redraw called once more photos are known
   */
  constructor(
    private readonly basePath: string,
    private readonly getAsset: (address: string) => { readonly url: string } | undefined,
    private readonly redraw: () => void,
  ) {
    void fetchPublishedPhotos().then((photos) => {
      this.published = photos;
      redraw();
    });
  }

  /** Return the files of a photo by its path, or by its address if it was chosen just now. */
  find(path: string): ImageData {
    return this.published[path] ?? this.findUnpublished(path) ?? getPlaceholder(this.basePath);
  }

  private findUnpublished(path: string): ImageData | undefined {
    if (path.startsWith("blob:")) return this.measure(path);
    const asset = this.getAsset(`/${getFileName(path)}`);
    if (asset?.url.startsWith("blob:")) return this.measure(asset.url);
    // The editor has begun to fetch it from the repository.
    if (asset && this.waits < mostWaits) {
      this.waits += 1;
      setTimeout(this.redraw, waitMs);
    }
    return undefined;
  }

  private measure(url: string): ImageData | undefined {
    if (measured.has(url)) return measured.get(url);
    measured.set(url, undefined);
    const image = Object.assign(new Image(), { src: url });
    image.decode().then(
      () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        const most = Math.max(...photoFiles.widths);
        const images = { fallback: { src: url, srcSet: `${url} ${width}w` } };
        measured.set(url, { width: most, height: (most * height) / width, images });
        this.redraw();
      },
      () => undefined,
    );
    return undefined;
  }
}
