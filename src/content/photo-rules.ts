/** The folders of numbered photos below `content/`. */
export const photoSets = ["gallery", "premises"] as const;

export type PhotoSet = (typeof photoSets)[number];

/** What may follow a photo's number in its file name. */
export const photoExtensions = ["webp", "jpg", "jpeg", "png", "avif"] as const;

/** Shortest permitted long side of a photo, in pixels. */
export const minLongSide = 800;

/** Shortest permitted short side of a photo, in pixels. */
export const minShortSide = 600;

/** Longest long side that the site has a use for, in pixels: larger photos are made smaller. */
export const maxLongSide = 2400;

/** Largest photo that is read at all, in millions of pixels. */
export const maxMegapixels = 100;
