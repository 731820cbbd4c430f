// @ts-check
import { diskRemedy } from "../../system/disk-error";
import { UserError } from "../../system/report";

/**
 * Says in Bosnian what a failed write means.
 * @param {unknown} error
 * @param {boolean} isUndone false when a change has begun and could not be taken back
 * @returns {unknown} a UserError for problems with the disk, else the same error
 */
export function explainDiskError(error, isUndone) {
  const remedy = diskRemedy(error);
  if (!remedy) return error;
  return new UserError(
    isUndone
      ? `${remedy} i pokušajte ponovo. Slike su ostale kako su bile.`
      : `${remedy}, pa pokrenite npm run photos -- list: započeta promjena će biti vraćena.`,
  );
}
