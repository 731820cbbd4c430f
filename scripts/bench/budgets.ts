import { pages } from "../../src/site";

// What a page may weigh. Bytes are counted after brotli at its highest level, as hosts store it.

/** The pages of the site, by route. */
export const routes = pages.filter(({ inSitemap }) => inSitemap).map(({ route }) => route);

/** Most bytes of each kind. */
export const budgets = {
  /** A page's HTML with the styles in it: the first 10 segments of a connection (RFC 6928). */
  html: 14_000,
  /** Every script of the first view, the page's own included. */
  script: 80_000,
  /** Both fonts; they are compressed in themselves. */
  fonts: 39_000,
  /** What is fetched for a page whose link is merely in view. */
  prefetch: 5_000,
} as const;
