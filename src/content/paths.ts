// Paths have `/` on every system, and browsers have no `node:path`.

export const getFileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Return the path of the folder of a file; empty if it has none. */
export const getFolder = (path: string) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

/** Return the last part of a path without its ending. */
export const getStem = (path: string) => getFileName(path).replace(/^(.+)\.[^.]*$/, "$1");

/**
 * Return whether a file is one that systems and editors leave behind: `.DS_Store`, `Thumbs.db`, `~$…`.
 * @param relativePath in `content/`, with the separators of any system
 */
export const isIgnored = (relativePath: string) =>
  /(?:^|[\\/])(?:\.|~\$|thumbs\.db$|desktop\.ini$|@eaDir)|~$/i.test(relativePath);
