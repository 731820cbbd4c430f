// @ts-check

/** @typedef {import("./file-type.mjs").FileType} FileType */
/** @typedef {typeof import("../../../src/content/photo-rules")} PhotoRules */

/** Why one photo cannot be used, and what to do; the message is Bosnian. */
export class PhotoProblem extends Error {}

const EXPORT_AS_JPEG =
  "Otvorite je na računaru u programu za slike i sačuvajte kao JPEG, pa dodajte tu datoteku.";

export const CORRUPT =
  "slika je oštećena ili nije prenesena do kraja. Prenesite je ponovo s telefona ili fotoaparata.";

/** @type {Partial<Record<FileType, string>>} */
const REASONS = {
  heic:
    "ovo je HEIC, Appleov zapis koji preglednici ne prikazuju (i kada se datoteka zove .jpg). Na iPhoneu " +
    "odaberite Postavke → Kamera → Formati → „Najkompatibilnije” za nove slike, a ovu pošaljite " +
    "e-poštom ili otvorite na računaru u programu za slike i sačuvajte kao JPEG.",
  otherPicture: `ova vrsta slike (GIF, TIFF, BMP, RAW, SVG i slično) nije podržana. ${EXPORT_AS_JPEG}`,
  video: "ovo je video, a ne slika. Navedite samo slike.",
  pdf: `ovo je PDF, a ne slika. ${EXPORT_AS_JPEG}`,
  empty: "datoteka je prazna. Prenesite sliku ponovo s telefona ili fotoaparata.",
  unknown: "ovo nije slika, ili je oštećena. Navedite slike JPEG, PNG, WebP ili AVIF.",
};

/**
 * @param {FileType} type of a file that is no usable photo
 * @returns {string} cause and remedy, to follow the file's name and a colon
 */
export function reasonFor(type) {
  return REASONS[type] ?? CORRUPT;
}

/**
 * @param {unknown} error what reading a file threw
 * @returns {string} cause and remedy, to follow the file's name and a colon
 */
export function reasonUnreadable(error) {
  const code = /** @type {NodeJS.ErrnoException} */ (error).code;
  if (code === "ENOENT") return "nema takve datoteke ni foldera. Provjerite ime i putanju.";
  if (code === "EACCES" || code === "EPERM") return "nema dozvole za čitanje ove datoteke.";
  return `datoteka se ne može pročitati (${code}). Kopirajte je na ovaj računar i pokušajte ponovo.`;
}

/**
 * Checks a photo's size, upright and before it is made smaller.
 * @param {{ width: number, height: number }} size in pixels
 * @param {PhotoRules} rules
 * @throws {PhotoProblem} when the photo is too small, too large or too narrow
 */
export function checkSize({ width, height }, rules) {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const size = `${width} × ${height} px`;
  if (width * height > rules.maxMegapixels * 1e6) {
    throw new PhotoProblem(
      `slika je prevelika (${size}), a najviše može imati ${rules.maxMegapixels} megapiksela. ` +
        "Smanjite je u programu za slike.",
    );
  }
  if (long < rules.minLongSide || short < rules.minShortSide) {
    throw new PhotoProblem(
      `slika je premala (${size}): duža stranica mora imati bar ${rules.minLongSide} px, a kraća ` +
        `bar ${rules.minShortSide} px. Nađite original; slike iz poruka su često umanjene.`,
    );
  }
  if (
    Math.round((short * rules.maxLongSide) / Math.max(long, rules.maxLongSide)) < rules.minShortSide
  ) {
    throw new PhotoProblem(
      `slika je preuska (${size}) i smanjena ne bi imala kraću stranicu od ${rules.minShortSide} px. ` +
        "Odrežite joj krajeve u programu za slike.",
    );
  }
}
