/** Whether a path of this host may be a page's: a name with an ending is a file. */
export function isPagePath(path: string): boolean {
  return !/\.\w+$/.test(path);
}

/**
 * A path as the router knows it: without the one the site lies below (`PATH_PREFIX`).
 * @param path of an address on this host
 * @returns undefined for a path outside the site
 */
export function pathInSite(path: string): string | undefined {
  if (path === __PATH_PREFIX__) return "/";
  return path.startsWith(`${__PATH_PREFIX__}/`) ? path.slice(__PATH_PREFIX__.length) : undefined;
}
