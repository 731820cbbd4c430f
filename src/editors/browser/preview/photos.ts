import type { ImageData } from "../../../rendering/photo-data";
import { photoFiles } from "../../../site";

/** The files of the published photos by their paths below `content/`, beside the editor's script. */
export const photoIndexFile = "photos.json";

type Index = Readonly<Record<string, ImageData>>;

/** The published photos; none where the site was not built, as during live editing. */
export async function publishedPhotos(): Promise<Index> {
  const script = document.querySelector("script")?.src;
  const response = await fetch(new URL(photoIndexFile, script), { cache: "no-store" });
  return response.ok ? response.json() : {};
}

/** Photos that are not published yet, by address, once their size is known. */
const measured = new Map<string, ImageData | undefined>();

/**
 * A photo of this computer or the repository.
 * @param url `blob:`
 * @param then called once its size is known
 */
export function measuredPhoto(url: string, then: () => void): ImageData | undefined {
  if (measured.has(url)) return measured.get(url);
  measured.set(url, undefined);
  const image = Object.assign(new Image(), { src: url });
  image.decode().then(
    () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      const most = Math.max(...photoFiles.widths);
      measured.set(url, {
        width: most,
        height: (most * height) / width,
        images: { fallback: { src: url, srcSet: `${url} ${width}w` } },
      });
      then();
    },
    () => undefined,
  );
  return undefined;
}
