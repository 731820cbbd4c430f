/** One photo in several widths, for an `<img>`. `width` and `height` are those of the largest, in px. */
export interface PhotoSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** What stays visible of a cropped photo, in %: 0 keeps the left or upper edge, 100 the opposite one. */
export interface PhotoFocus {
  readonly x: number;
  readonly y: number;
}

/** The photo above the fold of a page, which may be prefetched. */
export interface FirstPhoto {
  readonly source: PhotoSource;
  readonly sizes: string;
}
