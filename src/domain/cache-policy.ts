// How long browsers may keep the files of the built site: for our server and for the file _headers
// (src/gatsby/output/headers-file.ts). docs/nginx.conf says the same for nginx.

const REVALIDATE = "public, max-age=0, must-revalidate";
export const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** Its files are hashed by Gatsby. */
export const IMMUTABLE_FOLDER = "static";

/** Length of webpack's hashes in names of files, in hexadecimal digits. */
export const HASH_DIGITS = 12;

/**
 * The first pattern that fits a decoded URL path decides.
 */
const CACHE_RULES: readonly (readonly [RegExp, string])[] = Object.freeze([
  [/(?:^\/page-data\/.*|\.html)$/, REVALIDATE],
  // Files to download: under the same name there may be a new one any day.
  [/^\/files\//, REVALIDATE],
  [new RegExp(`^/${IMMUTABLE_FOLDER}/`), IMMUTABLE],
  // Gatsby's bundles: app-0123456789ab.js, styles.0123456789ab.css and their maps.
  [new RegExp(`[-.][0-9a-f]{${HASH_DIGITS}}\\.(?:js|css)(?:\\.map|\\.LICENSE\\.txt)?$`), IMMUTABLE],
]);

/** Cache-Control of files that no rule is for. */
const OTHER_CACHE_CONTROL = ONE_HOUR;

/**
 * Says how long a browser may keep a file of the built site.
 * @param pathname decoded URL path, for example "/static/logo-1a2b.svg"
 * @returns value of the Cache-Control header
 */
export function cacheControlFor(pathname: string): string {
  return CACHE_RULES.find(([pattern]) => pattern.test(pathname))?.[1] ?? OTHER_CACHE_CONTROL;
}

/** Cache-Control of HTML pages. */
export const PAGE_CACHE_CONTROL = REVALIDATE;
