/** The folders of photos below `content/`, each with a list of its photos. */
export const photoSets = ["gallery", "premises"] as const;

export type PhotoSet = (typeof photoSets)[number];

/** Supported file extensions, in any case: cameras write `.JPG`. */
export const photoExtensions = ["webp", "jpg", "jpeg", "png", "avif"] as const;

/**
 * File names of photos that are the same on every system and in addresses. Accented letters are not
 * allowed: macOS may decompose them (NFD), and then the name differs from the one in the list.
 * On the site a photo's address is a hash.
 */
export const photoName = new RegExp(
  `^[a-z\\d_][a-z\\d ._~-]{0,99}\\.(?:${photoExtensions.join("|")})$`,
  "i",
);

/** Shortest permitted long side of a photo, in pixels. */
export const minLongSide = 800;

/** Shortest permitted short side of a photo, in pixels. */
export const minShortSide = 600;

/** Long side, in pixels, to which `npm run photos` scales larger photos down. */
export const maxLongSide = 2400;

/** The largest photo that is decoded, in millions of pixels. */
export const maxMegapixels = 100;
