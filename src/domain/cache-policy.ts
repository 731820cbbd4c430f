// Cache-Control for the files of the built site, in the local server and in the file _headers
// (src/gatsby/output/headers-file.ts). docs/nginx.conf has the same rules for nginx.

const REVALIDATE = "public, max-age=0, must-revalidate";
export const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** Gatsby puts a hash into the name of every file in this folder. */
export const IMMUTABLE_FOLDER = "static";

/** The first pattern that matches a decoded URL path decides. */
const CACHE_RULES: readonly (readonly [RegExp, string])[] = [
  [/(?:^\/page-data\/.*|\.html)$/, REVALIDATE],
  // Downloads: staff may replace a file under the same name.
  [/^\/files\//, REVALIDATE],
  [new RegExp(`^/${IMMUTABLE_FOLDER}/`), IMMUTABLE],
  // Gatsby's bundles with webpack's hash: app-01234567.js and its licences.
  [/[-.][0-9a-f]{8}\.(?:js|css)(?:\.LICENSE\.txt)?$/, IMMUTABLE],
];

/**
 * How long a browser may cache a file of the built site.
 * @param pathname decoded URL path, for example "/static/logo-1a2b.svg"
 * @returns value of the Cache-Control header
 */
export function cacheControlFor(pathname: string): string {
  return CACHE_RULES.find(([pattern]) => pattern.test(pathname))?.[1] ?? ONE_HOUR;
}

/** Cache-Control of HTML pages. */
export const PAGE_CACHE_CONTROL = REVALIDATE;
