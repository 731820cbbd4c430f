import { atLeast, below } from "../../domain/media";

/** How wide a photo is shown from a viewport width on. */
export interface ShownWidth {
  /** Minimum viewport width in px. */
  readonly from: number;
  /** A CSS length. */
  readonly width: string;
}

/**
 * Builds a `sizes` attribute.
 * @param widths from the widest viewport to the narrowest; the last one has no lower limit
 */
export function joinSizes(widths: readonly ShownWidth[]): string {
  return widths
    .map(({ from, width }, at) => (at < widths.length - 1 ? `${atLeast(from)} ${width}` : width))
    .join(", ");
}

/** The same above the fold: a phone with three device pixels per CSS px gets a file with about two. */
export function firstViewSizes(widths: readonly ShownWidth[]): string {
  const phone = widths.at(-1);
  const next = widths.at(-2);
  if (!phone || !next) return joinSizes(widths);
  const dense = `(min-resolution: 2.5dppx) and ${below(next.from)}`;
  return `${dense} calc(0.7 * ${phone.width}), ${joinSizes(widths)}`;
}
