const NO_ROOM = "Na disku nema dovoljno mjesta. Oslobodite ga";
const NO_RIGHT = "Nema dozvole za promjenu datoteke. Zatvorite programe u kojima je otvorena";
const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  EROFS: "Na ovaj disk se ne može pisati. Premjestite projekat na drugi",
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EBUSY: "Datoteka je otvorena u drugom programu. Zatvorite taj program",
};

/**
 * A string property of anything thrown; not by `instanceof`, since Jest replaces the global Error.
 */
function textOf(error: unknown, key: "code" | "path" | "dest"): string {
  if (typeof error !== "object" || error === null) return "";
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : "";
}

/** @returns the code of a system error, such as "ENOENT"; "" for any other error */
export function errorCode(error: unknown): string {
  return textOf(error, "code");
}

/**
 * @returns cause and remedy in Bosnian, without the full stop; "" when the error has nothing to do
 *   with the disk
 */
export function diskRemedy(error: unknown): string {
  const cause = CAUSES[errorCode(error)] ?? "";
  // Of a file that is to be replaced, not of the new one beside it.
  const path = textOf(error, "dest") || textOf(error, "path");
  return cause && path ? `${cause} (${path})` : cause;
}
