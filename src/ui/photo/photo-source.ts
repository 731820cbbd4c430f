/** One photo for an `<img>`. `width` and `height` are those of its largest file, in px. */
export interface PhotoSource {
  readonly src: string;
  /** Its files in several widths; empty if there is one only. */
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A photo as one file, for places where it is small.
 * @param widest width of the file in px, or that of the next smaller one
 */
export function asOneFile(source: PhotoSource, widest: number): PhotoSource {
  const files = source.srcSet.split(",").map((file) => file.split(" "));
  const narrow = files.filter(([, width = ""]) => Number.parseInt(width, 10) <= widest);
  return { ...source, src: narrow.at(-1)?.[0] ?? source.src, srcSet: "" };
}

/** What stays visible of a cropped photo, in %: 0 keeps the left or upper edge, 100 the opposite one. */
export interface PhotoFocus {
  readonly x: number;
  readonly y: number;
}
