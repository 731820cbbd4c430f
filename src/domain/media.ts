const pxPerRem = 16;

/** Media queries are in rem, so that a larger browser font counts as a smaller screen. */
const rem = (px: number) => `${px / pxPerRem}rem`;

/** Media query for screens at least this wide, in px. */
export const atLeast = (px: number): string => `(min-width: ${rem(px)})`;

/** Media query for screens narrower than this, in px. Subtracts 0.16 px: widths may be fractional. */
export const below = (px: number): string => `(max-width: ${rem(px - 0.16)})`;
