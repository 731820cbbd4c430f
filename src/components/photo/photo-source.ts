/** The files of one photo for an `<img>`, and the size of the largest file in px. */
export interface PhotoSource {
  readonly src: string;
  /** Files in several widths, from the narrowest (`a.webp 320w,b.webp 480w`); empty if `src` is the only file. */
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** A group of content whose photo has its files instead of a name. */
export type WithPhotoSource<Group> = Omit<Group, "photo"> & { readonly photo: PhotoSource };

/** The part of a cropped photo that stays visible, in %: 0 is the left or upper edge, 100 the opposite one. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

interface PhotoFile {
  readonly src: string;
  /** In px. */
  readonly width: number;
}

export function parseSrcSet({ srcSet }: PhotoSource): PhotoFile[] {
  return srcSet.split(",").map((file) => {
    const [src = "", width = ""] = file.split(" ");
    return { src, width: Number.parseInt(width, 10) };
  });
}

/** Return a photo without the files of its `srcSet` that are wider than `maxWidth` px. */
export function limitWidth(source: PhotoSource, maxWidth: number): PhotoSource {
  const files = parseSrcSet(source).filter(({ width }) => width <= maxWidth);
  return { ...source, srcSet: files.map(({ src, width }) => `${src} ${width}w`).join(",") };
}

/** Return a photo with one file, the largest that is at most `maxWidth` px wide, or else `src`. */
export function limitToOneFile(source: PhotoSource, maxWidth: number): PhotoSource {
  const files = parseSrcSet(source).filter(({ width }) => width <= maxWidth);
  return { ...source, src: files.at(-1)?.src ?? source.src, srcSet: "" };
}
