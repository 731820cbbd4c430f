// @ts-check

/**
 * @typedef {object} RequestPath
 * @property {string} raw path as it was sent, without the query
 * @property {string} pathname decoded path; starts with "/" and never leaves the site's folder
 * @property {string} query the query with its "?", or ""
 */

/**
 * Reads the path of a request.
 * @param {string} url request target, for example "/program/?a=1"
 * @returns {RequestPath | null} null for malformed or dangerous paths (answer them with 400)
 */
export function parseRequestPath(url) {
  const [target = ""] = url.split("#", 1);
  const mark = target.indexOf("?");
  const raw = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? "" : target.slice(mark);
  if (!raw.startsWith("/")) return null;
  let pathname;
  try {
    // Not decodeURIComponent: an encoded slash must not become a folder separator.
    pathname = decodeURI(raw);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(pathname) || pathname.split("/").includes("..")) return null;
  return { raw, pathname, query };
}

/**
 * @param {string} pathname decoded path
 * @returns {boolean} true for hidden files, which are never served
 */
export function isHiddenPath(pathname) {
  return pathname.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}
