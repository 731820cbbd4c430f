// Paths have `/` on every system, and browsers have no `node:path`.

/** Return the last part of a path. */
export const getFileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Return the path of the folder of a file; empty if it has none. */
export const getFolder = (path: string) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

/** Return the last part of a path without its ending. */
export const getStem = (path: string) => getFileName(path).replace(/^(.+)\.[^.]*$/, "$1");

/** Return the path of a field and those of the groups around it, from the innermost: `day.title`, `day`. */
export const getPathsUpwards = (keys: readonly PropertyKey[]) =>
  keys.map((_key, index) => keys.slice(0, keys.length - index).join("."));

/**
 * Return whether a file is one that systems and editors leave behind: `.DS_Store`, `Thumbs.db`, `~$…`.
 * @param relativePath below `content/`, with the separators of any system
 */
export const isIgnored = (relativePath: string) =>
  /(?:^|[\\/])(?:\.|~\$|thumbs\.db$|desktop\.ini$|@eaDir)|~$/i.test(relativePath);
