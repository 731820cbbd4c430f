import { breakpoints } from "../../site";

/** Letters, padding and gaps of the row in px, rather too wide than too narrow (measured at 18 px). */
const letter = 10;
const entry = 38;
const button = 58;
/** Logo, gap and both gutters at the widths in question. */
const beside = 243 + 24 + 96;

/** From this width on the page grows no wider (`--wrap`), and so no row fits that did not. */
const widest = 1360;

/**
 * Width of the window in px from which the header has room for its menu in a row: the breakpoint
 * `menu`, or more where staff have added entries. Infinity where none is wide enough.
 */
export function rowFrom(labels: readonly string[]): number {
  const letters = labels.join("").length;
  const width = Math.ceil(letters * letter + (labels.length - 1) * entry + button + beside);
  if (width > widest) return Number.POSITIVE_INFINITY;
  return Math.max(width, breakpoints.menu);
}
