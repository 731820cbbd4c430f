import type { CSSProperties } from "react";
import type { FocalPoint, PhotoSource } from "./photo-source";

export interface NumberedPhoto {
  /** Position in the photo's own list, from 1; part of its id and hash. */
  readonly number: number;
  /** The position that visitors read, `{n}` of `{total}`, in the whole list or in a selection from it. */
  readonly counter: { readonly n: number; readonly total: number };
  readonly source: PhotoSource;
  readonly title?: string | null;
  /** Heading of the chapter that begins with this photo. */
  readonly chapter?: string | null;
  /** Icon of the link to that chapter, one of `paperIconNames`. */
  readonly icon?: string | null;
  readonly focus?: FocalPoint | null;
}

/** Photos of one grid, which the viewer shows one by one. */
export interface PhotoSeries {
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Prefix of the photos' ids and hashes: `slika` for `#slika-7`. */
  readonly idPrefix: string;
}

/** Return the id of a photo's tile, which is also its hash: `slika-7`. */
export const getPhotoId = (idPrefix: string, number: number) => `${idPrefix}-${number}`;

/** Pass a photo's aspect ratio, width by height, to the stylesheet as `--ratio`. */
export function getRatioStyle({ width, height }: PhotoSource): CSSProperties {
  return { "--ratio": (width / height).toFixed(3) } as CSSProperties;
}
