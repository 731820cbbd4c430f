import { atLeast, below } from "../../domain/media";

/** The files of one photo for an `<img>`. */
export interface PhotoSource {
  readonly src: string;
  /** Files in several widths, from the narrowest; empty if `src` is the only file. */
  readonly srcSet: string;
  /** Width of the largest file in px. */
  readonly width: number;
  /** Height of the largest file in px. */
  readonly height: number;
}

/** The part of a cropped photo that stays visible, in %: 0 is the left or upper edge, 100 the opposite one. */
export interface PhotoFocus {
  readonly x: number;
  readonly y: number;
}

interface PhotoFile {
  readonly src: string;
  /** In px. */
  readonly width: number;
}

/** Parse a `srcset` attribute with width descriptors (`a.webp 320w, b.webp 480w`). */
export function parseSrcSet(srcSet: string): PhotoFile[] {
  return srcSet.split(/,\s*/).map((file) => {
    const [src = "", width = ""] = file.split(" ");
    return { src, width: Number.parseInt(width, 10) };
  });
}

/** Format files as a `srcset` attribute. */
export function formatSrcSet(files: readonly PhotoFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(",");
}

/** Drop the files of a photo that are wider than `maxWidth` px. */
export function limitWidth(source: PhotoSource, maxWidth: number): PhotoSource {
  const files = parseSrcSet(source.srcSet).filter(({ width }) => width <= maxWidth);
  return { ...source, srcSet: formatSrcSet(files) };
}

/** Keep only the largest file of a photo that is at most `maxWidth` px wide. */
export function pickFile(source: PhotoSource, maxWidth: number): PhotoSource {
  const files = parseSrcSet(source.srcSet).filter(({ width }) => width <= maxWidth);
  return { ...source, src: files.at(-1)?.src ?? source.src, srcSet: "" };
}

/** The width of a photo on viewports from a minimum width on. */
export interface PhotoWidth {
  /** Minimum viewport width in px. */
  readonly from: number;
  /** A CSS length. */
  readonly width: string;
}

/**
 * Format a `sizes` attribute.
 * @param widths from the widest viewport to the narrowest; the last one has no lower limit
 */
export function formatSizes(widths: readonly PhotoWidth[]): string {
  return widths
    .map(({ from, width }, at) => (at < widths.length - 1 ? `${atLeast(from)} ${width}` : width))
    .join(", ");
}

/** Format `sizes` for a photo above the fold: phones with a pixel ratio of 3 get a file for about 2. */
export function formatEagerSizes(widths: readonly PhotoWidth[]): string {
  const phone = widths.at(-1);
  const next = widths.at(-2);
  if (!phone || !next) return formatSizes(widths);
  const dense = `(min-resolution: 2.5dppx) and ${below(next.from)}`;
  return `${dense} calc(0.7 * ${phone.width}), ${formatSizes(widths)}`;
}
