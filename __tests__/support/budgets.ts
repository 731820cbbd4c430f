// How many bytes a page may load, compressed with brotli at its highest level, as hosts store
// files.

/** The limit for each kind of file, in bytes. */
export const budgets = {
  /**
   * The HTML with its inlined styles: with 0.34 kB of headers it fits the initial congestion window of 10
   * segments of 1,460 bytes (RFC 6928).
   */
  html: 14_250,
  /** All scripts that the page loads at first. */
  script: 80_000,
  /** Both fonts; WOFF2 is compressed already. */
  fonts: 39_000,
  /** The data of a page, which is prefetched as soon as a link to it is in view. */
  prefetch: 5_000,
} as const;
