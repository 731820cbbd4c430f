/** Convert px to rem, so that a larger browser font counts as a smaller screen. */
const toRem = (px: number) => `${px / 16}rem`;

/** Return the media query for viewports that are at least this many px wide. */
export const atLeast = (px: number): string => `(min-width: ${toRem(px)})`;

/** Return the media query for viewports narrower than this many px. It subtracts 0.16 px for fractional widths. */
export const below = (px: number): string => `(max-width: ${toRem(px - 0.16)})`;
