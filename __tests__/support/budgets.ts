// How many bytes a page may load, compressed with gzip at level 9: GitHub Pages sends gzip, not Brotli.
// Node.js compresses a page to up to 100 bytes more than the command `gzip -9`.

/** The limit for each kind of file except HTML, in bytes. */
export const budgets = {
  /** All scripts that the page loads initially. */
  script: 90_000,
  /** Both fonts, uncompressed, because WOFF2 is compressed already. */
  fonts: 39_000,
  /** The data of a page, which is prefetched as soon as a link to it is in view. */
  prefetch: 5_000,
} as const;

/** Limits for the deferred stylesheet and for the drawings in the first view of the home page, in bytes. */
export const assetBudgets = { deferredStylesheet: 3_000, homeDrawings: 8_000 } as const;

/**
 * The initial congestion window of a connection, 10 segments of 1,460 bytes (RFC 6928). Headers use some of it. A
 * larger page needs another round trip: 0.13 to 0.2 s on a phone.
 */
export const initialWindowBytes = 14_600;

/**
 * HTML limits for pages of the tests' own site, with inlined styles, so that code does not grow unnoticed: the actual
 * size plus 50 bytes for changing hashes, rounded up to 100. The limit of other pages is the initial window.
 */
export const fixtureHtmlLimits: Readonly<Record<string, number | undefined>> = {
  "/": 13_100,
  "/program": 14_200,
  "/gallery": 11_100,
  "/about-us": 13_000,
  "/contact": 13_000,
  "/upis": 12_100,
  "/zahvala": 10_600,
};
