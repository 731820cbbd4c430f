/** One photo in several widths, ready for an `<img>`. Width and height in px of the largest. */
export interface PhotoSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** What stays of a photo whose place has another shape: 0 keeps its left or upper edge, 100 the other. */
export interface PhotoFocus {
  readonly x: number;
  readonly y: number;
}

/** A photo that a page shows at once, and how wide (the `sizes` attribute). */
export interface FirstPhoto {
  readonly source: PhotoSource;
  readonly sizes: string;
}

/** What the build tells of a photo's files: the part of gatsby-plugin-image's data that is used. */
export interface PhotoFiles {
  readonly images: { readonly fallback?: { readonly src?: string; readonly srcSet?: string } };
  readonly width: number;
  readonly height: number;
}

/**
 * The WebP files that the build made of a photo.
 * @throws Error when there are none
 */
export function photoSource({ images, width, height }: PhotoFiles): PhotoSource {
  const { src, srcSet } = images.fallback ?? {};
  if (!src || !srcSet) throw new Error("A photo was queried without files.");
  // The plugin's height follows from width and ratio; HTML takes whole numbers only.
  return { src, srcSet: srcSet.replace(/,\s+/g, ","), width, height: Math.round(height) };
}
