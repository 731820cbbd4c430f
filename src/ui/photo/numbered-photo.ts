import type { CSSProperties } from "react";
import type { PhotoFocus, PhotoSource } from "./photo-source";

/** A photo of `content/gallery` or `content/premises`. */
export interface NumberedPhoto {
  readonly number: number;
  readonly source: PhotoSource;
  /** Its title in `photos.yml`, if it has one. */
  readonly title?: string | null | undefined;
  /** What stays of it where it is cropped. */
  readonly focus?: PhotoFocus | null | undefined;
}

/** Hands a photo's width divided by its height to the stylesheet, as `--ratio`. */
export function ratioStyle({ width, height }: PhotoSource): CSSProperties {
  return { "--ratio": (width / height).toFixed(3) } as CSSProperties;
}
