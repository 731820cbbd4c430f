import type { CSSProperties } from "react";
import type { PhotoFocus, PhotoSource } from "./photo-source";

/** A photo of the list in `content/gallery` or `content/premises`. */
export interface NumberedPhoto {
  /** Its place in the list, by which addresses name it. */
  readonly number: number;
  /** What visitors read of its place: in the list, or among photos that are chosen from it. */
  readonly place: { readonly n: number; readonly total: number };
  readonly source: PhotoSource;
  /** The title in `photos.yml`. */
  readonly title?: string | null | undefined;
  /** The heading of the part of the gallery that begins with it. */
  readonly chapter?: string | null | undefined;
  /** The drawing beside the link to that heading, one of `iconsOfSheet`. */
  readonly icon?: string | null | undefined;
  /** What stays visible if it is cropped. */
  readonly focus?: PhotoFocus | null | undefined;
}

/** Photos that are shown together: as tiles, and one of them in the viewer. */
export interface PhotoSeries {
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Prefix of the photos' hashes: `slika` for `#slika-7`. */
  readonly anchor: string;
  /** Route of the page that shows the photo with this number, if pages share the list. */
  readonly routeOf?: ((number: number) => string) | undefined;
}

/** Passes a photo's aspect ratio, width by height, to the stylesheet as `--ratio`. */
export function ratioStyle({ width, height }: PhotoSource): CSSProperties {
  return { "--ratio": (width / height).toFixed(3) } as CSSProperties;
}

/** Photos up to each one that begins a chapter. Those before the first chapter have no heading. */
export function chaptersOf(photos: readonly NumberedPhoto[]) {
  const chapters: [first: NumberedPhoto, ...others: NumberedPhoto[]][] = [];
  for (const photo of photos) {
    const chapter = photo.chapter ? undefined : chapters.at(-1);
    if (chapter) chapter.push(photo);
    else chapters.push([photo]);
  }
  return chapters;
}
