// Paths have `/` on every system, and browsers have no `node:path`.

/** Return the last part of a path. */
export const getFileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Return the path of the folder of a file; empty if it has none. */
export const getFolder = (path: string) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

/** Return the last part of a path without its ending. */
export const getStem = (path: string) => getFileName(path).replace(/^(.+)\.[^.]*$/, "$1");

/** Return the name of a photo as a field has it, without `./` or, in forms, `/` before it. macOS may decompose letters. */
export const toPhotoName = (text: string) =>
  text
    .trim()
    .replace(/^\.?\//, "")
    .normalize();

/** Return the path of a photo that a field of a file names. */
export const getPhotoPath = (file: string, name: string) =>
  `${getFolder(file)}/${toPhotoName(name)}`;

/** Return the path of a field and those of the groups around it, from the innermost: `day.title`, `day`. */
export const getPathsUpwards = (keys: readonly PropertyKey[]) =>
  keys.map((_key, index) => keys.slice(0, keys.length - index).join("."));
