/** One photo for an `<img>`. `width` and `height` are those of its largest file, in px. */
export interface PhotoSource {
  readonly src: string;
  /** Its files in several widths; empty if there is one only. */
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** The files of a photo, from the narrowest, with their widths in px. */
export const filesOf = ({ srcSet }: PhotoSource) =>
  srcSet.split(",").map((file) => {
    const [src = "", width = ""] = file.split(" ");
    return { src, width: Number.parseInt(width, 10) };
  });

/**
 * A photo as one file, for places where it is small.
 * @param widest width of the file in px, or that of the next smaller one
 */
export function asOneFile(source: PhotoSource, widest: number): PhotoSource {
  const file = filesOf(source)
    .filter(({ width }) => width <= widest)
    .at(-1);
  return { ...source, src: file?.src ?? source.src, srcSet: "" };
}

/** What stays visible of a cropped photo, in %: 0 keeps the left or upper edge, 100 the opposite one. */
export interface PhotoFocus {
  readonly x: number;
  readonly y: number;
}
