// Paths have `/` on every system, and browsers have no `node:path`.

/** Return the last part of a path. */
export const getFileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Return the path of the folder of a file; empty if it has none. */
export const getFolder = (path: string) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

/** Return the last part of a path without its ending. */
export const getStem = (path: string) => getFileName(path).replace(/^(.+)\.[^.]*$/, "$1");

/** Return the name of a photo that a field names: without `./` and spaces around it. macOS may decompose letters (NFD). */
export const toPhotoName = (text: string) => text.trim().replace(/^\.\//, "").normalize();
