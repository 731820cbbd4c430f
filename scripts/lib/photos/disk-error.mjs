// @ts-check
import { UserError } from "../report.mjs";

const CAUSES = /** @type {Record<string, string>} */ ({
  ENOSPC: "Na disku nema dovoljno mjesta. Oslobodite ga",
  EDQUOT: "Na disku nema dovoljno mjesta. Oslobodite ga",
  EROFS: "Na ovaj disk se ne može pisati. Premjestite projekat na drugi",
  EACCES: "Nema dozvole za promjenu datoteke. Zatvorite programe u kojima je otvorena",
  EPERM: "Nema dozvole za promjenu datoteke. Zatvorite programe u kojima je otvorena",
  EBUSY: "Datoteka je otvorena u drugom programu. Zatvorite taj program",
});

/**
 * Says in Bosnian what a failed write means.
 * @param {unknown} error
 * @param {boolean} isUndone false when a change has begun and could not be taken back
 * @returns {unknown} a UserError for problems with the disk, else the same error
 */
export function explainDiskError(error, isUndone) {
  const { code = "", path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  const cause = CAUSES[code];
  if (!cause) return error;
  const file = path ? ` (${path})` : "";
  return new UserError(
    isUndone
      ? `${cause}${file} i pokušajte ponovo. Slike su ostale kako su bile.`
      : `${cause}${file}, pa pokrenite npm run photos -- list: započeta promjena će biti vraćena.`,
  );
}
