/** Convert px to rem, so that a larger browser font counts as a smaller screen. */
const toRem = (px: number) => `${px / 16}rem`;

/** Return the media query for viewports at least this wide, in px. */
export const atLeast = (px: number): string => `(min-width: ${toRem(px)})`;

/** Return the media query for viewports narrower than this, in px. Subtracts 0.16 px: widths may be fractional. */
export const below = (px: number): string => `(max-width: ${toRem(px - 0.16)})`;
