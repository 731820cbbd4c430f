export interface RequestPath {
  /** Path as it was sent, without the query. */
  readonly raw: string;
  /** Decoded path; starts with "/" and never leaves the site's folder. */
  readonly pathname: string;
  /** The query with its "?", or "". */
  readonly query: string;
}

/**
 * Reads the path of a request.
 * @param url request target, for example "/program/?a=1"
 * @returns null for malformed or dangerous paths (answer them with 400)
 */
export function parseRequestPath(url: string): RequestPath | null {
  const [target = ""] = url.split("#", 1);
  const mark = target.indexOf("?");
  const raw = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? "" : target.slice(mark);
  if (!raw.startsWith("/")) return null;
  let pathname: string;
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
 * @param pathname decoded path
 * @returns true for hidden files, which are never served
 */
export function isHiddenPath(pathname: string): boolean {
  return pathname.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}
