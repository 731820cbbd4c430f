import { atLeast, below } from "../../domain/media";

/** How wide a photo is shown on screens from a width on. */
export interface ShownWidth {
  /** Width of the screen in px. */
  readonly from: number;
  /** A CSS length. */
  readonly width: string;
}

/** The page's measure, `--gutter` and `--wrap` of the design tokens: px between the page's edges. */
export function innerWidth(screen: number): number {
  const gutter = Math.min(64, Math.max(18, 6.4 + 0.03 * screen));
  return Math.min(screen - 2 * gutter, 1240);
}

/** A `sizes` attribute of widths from the widest screen to the narrowest, which is for all below too. */
export function joinSizes(widths: readonly ShownWidth[]): string {
  return widths
    .map(({ from, width }, at) => (at < widths.length - 1 ? `${atLeast(from)} ${width}` : width))
    .join(", ");
}

/**
 * `sizes` of a photo in the first view. A phone of three pixels to the px gets about two: nobody
 * sees the difference, and the file has half the bytes.
 */
export function firstViewSizes(widths: readonly ShownWidth[]): string {
  const phone = widths.at(-1);
  const next = widths.at(-2);
  if (!phone || !next) return joinSizes(widths);
  const dense = `(min-resolution: 2.5dppx) and ${below(next.from)}`;
  return `${dense} calc(0.7 * ${phone.width}), ${joinSizes(widths)}`;
}
