// How many bytes a page may load, compressed with gzip at level 9: GitHub Pages sends gzip, and no brotli.
// Node.js finds up to 100 bytes more in a page than the command `gzip -9`.

/** The limit for each kind of file but HTML, in bytes. */
export const budgets = {
  /** All scripts that the page loads at first. */
  script: 90_000,
  /** Both fonts; WOFF2 is compressed already. */
  fonts: 39_000,
  /** The data of a page, which is prefetched as soon as a link to it is in view. */
  prefetch: 5_000,
} as const;

/** Limits of the deferred stylesheet and of the drawings in the first view of the home page, in bytes. */
export const otherBudgets = { deferredStylesheet: 3_000, homeDrawings: 8_000 } as const;

/**
 * The first flight of a connection, 10 segments of 1,460 bytes (RFC 6928), in bytes. Headers take some of
 * it. A page that is larger waits for another round trip: 0.13 to 0.2 s on a phone.
 */
export const firstFlight = 14_600;

/**
 * Limits for the HTML of the pages of the tests' own site, with their inlined styles: what they weigh and
 * 50 bytes for other hashes, rounded up to hundreds, so that code does not grow unnoticed. Any other page
 * has the first flight.
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
