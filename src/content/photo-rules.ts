/** The folders of photos below `content/`, each with a list that gives them their order. */
export const photoSets = ["gallery", "premises"] as const;

export type PhotoSet = (typeof photoSets)[number];

/** Endings of the photos that the site takes, in letters of either case: cameras write `.JPG`. */
export const photoExtensions = ["webp", "jpg", "jpeg", "png", "avif"] as const;

/**
 * Names of photos that are the same on every system and in every address. Letters with marks are
 * not: macOS may take them apart (NFD), and then no list names them. `src/gatsby/output` finds
 * published photos by names of these letters.
 */
export const photoName = new RegExp(
  `^[a-z\\d][a-z\\d ._-]{0,99}\\.(?:${photoExtensions.join("|")})$`,
  "i",
);

/** Shortest permitted long side of a photo, in pixels. */
export const minLongSide = 800;

/** Shortest permitted short side of a photo, in pixels. */
export const minShortSide = 600;

/** Longest long side that the site has a use for, in pixels: larger photos are made smaller. */
export const maxLongSide = 2400;

/** Largest photo that is read at all, in millions of pixels. */
export const maxMegapixels = 100;
