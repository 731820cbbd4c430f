// @ts-check

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** Gatsby's bundles: app-0123456789abcdef0123.js, styles.0123456789abcdef0123.css and their maps. */
const HASHED_BUNDLE = /[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/**
 * Says how long a browser may keep a file of the built site.
 * @param {string} pathname decoded URL path, for example "/static/logo-1a2b.svg"
 * @returns {string} value of the Cache-Control header
 */
export function cacheControlFor(pathname) {
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (pathname.startsWith("/page-data/") || name.endsWith(".html")) return REVALIDATE;
  // Hashed by Gatsby, or with their version in the name (see src/build/vendor-styles.ts).
  if (/^\/(?:static|vendor)\//.test(pathname)) return IMMUTABLE;
  if (HASHED_BUNDLE.test(name)) return IMMUTABLE;
  return ONE_HOUR;
}

/** Cache-Control of HTML pages. */
export const PAGE_CACHE_CONTROL = REVALIDATE;
