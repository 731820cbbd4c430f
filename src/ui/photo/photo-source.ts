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
