const pxPerRem = 16;

/** In rem, so that a larger font of the visitor's browser counts as a smaller screen. */
const rem = (px: number) => `${px / pxPerRem}rem`;

/** Media query for screens from a width in px on. */
export const atLeast = (px: number): string => `(min-width: ${rem(px)})`;

/** Media query for screens below a width in px; a sixth of a px less, for widths between two px. */
export const below = (px: number): string => `(max-width: ${rem(px - 0.16)})`;
