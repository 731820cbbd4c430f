import { breakpoints } from "../../site";
import { atLeast, below } from "../../ui/media";

/** Format a `sizes` attribute from the widths of a photo on desktops and on smaller screens, as CSS lengths. */
export const formatSizes = (desktop: string, smaller: string): string =>
  `${atLeast(breakpoints.desktop)} ${desktop}, ${smaller}`;

/** Format `sizes` for a photo in the first view: phones with a pixel ratio of 3 get a file for a ratio of about 2. */
export function formatEagerSizes(desktop: string, smaller: string): string {
  const dense = `(min-resolution: 2.5dppx) and ${below(breakpoints.desktop)}`;
  return `${dense} calc(0.7 * ${smaller}), ${formatSizes(desktop, smaller)}`;
}
