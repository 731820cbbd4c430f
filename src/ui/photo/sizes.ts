import { atLeast, below } from "../media";

/** The width of a photo on viewports from a minimum width on. */
interface PhotoWidth {
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
