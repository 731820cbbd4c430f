// @ts-check
const CAUSES = /** @type {Record<string, string>} */ ({
  ENOSPC: "Na disku nema dovoljno mjesta. Oslobodite ga",
  EDQUOT: "Na disku nema dovoljno mjesta. Oslobodite ga",
  EROFS: "Na ovaj disk se ne može pisati. Premjestite projekat na drugi",
  EACCES: "Nema dozvole za promjenu datoteke. Zatvorite programe u kojima je otvorena",
  EPERM: "Nema dozvole za promjenu datoteke. Zatvorite programe u kojima je otvorena",
  EBUSY: "Datoteka je otvorena u drugom programu. Zatvorite taj program",
});

/**
 * @param {unknown} error
 * @returns {string} cause and remedy in Bosnian, a sentence without its end; "" when the disk has
 *   nothing to do with the error
 */
export function diskRemedy(error) {
  const { code = "", path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  const cause = CAUSES[code];
  if (!cause) return "";
  return path ? `${cause} (${path})` : cause;
}
