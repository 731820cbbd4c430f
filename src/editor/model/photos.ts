import { lastPart } from "../../content/paths";
import { photoFiles } from "../../site";
import { belowContent, loadedNow } from "./loaded";

/** The files of a photo, as gatsby-plugin-image lists them. */
export interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: { readonly fallback: { readonly src: string; readonly srcSet: string } };
}

/**
 * Return what is shown in place of a photo that is not there.
 * @param basePath path prefix of the site, without a slash at the end
 */
export function unavailable(basePath: string): ImageData {
  const src = `${basePath}/brand/icon-512.png`;
  return { width: 1280, height: 960, images: { fallback: { src, srcSet: `${src} 512w` } } };
}

/** The files of the published photos by their paths below `content/`, beside the editor's script. */
export const photoIndexFile = "photos.json";

type Index = Readonly<Record<string, ImageData>>;

let index: Promise<Index> | undefined;

async function fetchIndex(): Promise<Index> {
  const script = document.querySelector<HTMLScriptElement>("script[src]")?.src;
  const response = await fetch(new URL(photoIndexFile, script), { cache: "no-store" });
  return response.ok ? response.json() : {};
}

/** Return the published photos; none where the site was not built, as during live editing. */
export function publishedPhotos(): Promise<Index> {
  index ??= fetchIndex().catch(() => ({}));
  return index;
}

/** Photos that are not published yet, by address, once their size is known. */
const measured = new Map<string, ImageData | undefined>();

/**
 * Return the files of a photo that is not published yet.
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

/**
 * Return the address of a photo, published or not.
 * @param folder of its file in the repository
 * @param photo as its field has it: a name, or `blob:` if it was chosen just now
 */
export async function photoAddress(folder: string, photo: string): Promise<string | undefined> {
  if (photo.startsWith("blob:")) return photo;
  const path = `${folder}/${lastPart(photo)}`;
  const published = (await publishedPhotos())[belowContent(path) ?? ""];
  if (published) return published.images.fallback.src;
  const { assets, host } = loadedNow();
  const asset = assets.find((one) => one.path === path);
  const blob = asset && (await host?.fetchBlob(asset));
  return blob && URL.createObjectURL(blob);
}
