/** One photo in several widths, for an `<img>`. `width` and `height` are those of the largest, in px. */
export interface PhotoSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A photo without its largest files, for places where none is shown that wide: an address costs a page
 * four bytes.
 * @param widest in px
 */
export function upTo(source: PhotoSource, widest: number): PhotoSource {
  const files = source.srcSet.split(",");
  const isNeeded = (file: string) => Number.parseInt(file.split(" ")[1] ?? "", 10) <= widest;
  return { ...source, srcSet: files.filter(isNeeded).join(",") };
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
